import type { CommandDefinition, Worked } from './command.js';
import type { Label, PlainLabel } from './history-words.js';
import {
  changed,
  changedThroughout,
  redone,
  undone,
  type AnyDocument,
  type OpenDocument,
  type Step,
} from './open-document.js';
import type { Selection } from './selection.js';

type DesignIn<Needed extends Worked> = Needed['document']['design'];

/**
 * The result of a command's change: the new design, and other changed state of the editor, such as the selection. If
 * the design doesn't change, `design` is missing or the same object.
 */
export type ChangeOf<Needed extends Worked> = Partial<Omit<Needed, 'document'>> & {
  design?: DesignIn<Needed>;
};

export interface Edit<Needed extends Worked, Argument, Change = ChangeOf<Needed>> {
  /**
   * The name of the step that the command adds to the history. Missing if the command never changes the document,
   * because it then adds no step.
   */
  label?: PlainLabel | ((argument: Argument) => Label);
  /** Returns true if the command can run. If missing, the command can always run. */
  allowed?: (work: Needed, argument: Argument) => boolean;
  /** Returns the changed state. The ids of new items are computed from `newIds`. */
  change: (work: Needed, argument: Argument, newIds: string | undefined) => Change;
  /**
   * Returns the same text for all edits that belong to one step. If the latest step of the history has this text, the
   * edit continues that step. Undefined for an edit that always adds a step.
   */
  mergeKey?: (argument: Argument) => string | undefined;
}

/** Makes a command from its name, its condition and its change. `Change` is the type of the change's result. */
export type EditMaker<Needed extends Worked, Change> = <Argument = null>(
  edit: Edit<Needed, Argument, Change>,
) => CommandDefinition<Needed, Argument>;

interface Keeping<Needed extends Worked> {
  /**
   * Returns a changed design after updating everything that depends on the change. The ids of new items are computed
   * from `newIds`.
   */
  whole?: (
    design: DesignIn<Needed>,
    before: DesignIn<Needed>,
    newIds: string | undefined,
  ) => DesignIn<Needed>;
  /** Returns those items of a selection that still exist and can be selected after a change. */
  stillSelected?: (design: DesignIn<Needed>, selection: Selection) => Selection;
}

/**
 * Returns a function that makes commands. Each of these commands changes the document in one step of the history. No
 * step is added if nothing changes.
 */
export function editing<Needed extends Worked>({
  whole = (design) => design,
  stillSelected = (_, selection) => selection,
}: Keeping<Needed> = {}) {
  return function edit<Argument = null>({
    label = 'change',
    allowed = () => true,
    change,
    mergeKey,
  }: Edit<Needed, Argument>): CommandDefinition<Needed, Argument> {
    const labelOf = (argument: Argument): Label =>
      typeof label === 'string' ? { key: label } : label(argument);
    return {
      canRun: allowed,
      run: (work, argument, newIds) => {
        const document: Needed['document'] = work.document;
        const { design: next = document.design, ...state } = change(work, argument, newIds);
        if (next === document.design) return { ...work, ...state };
        const design = whole(next, document.design, newIds);
        if (design === document.design) return { ...work, ...state };
        const selection = stillSelected(design, { ...work, ...state }.selection);
        const selected = { before: work.selection, after: selection };
        return {
          ...work,
          ...state,
          document: stepped(document, labelOf(argument), design, {
            mergeKey: mergeKey?.(argument),
            selected,
          }),
          selection,
        };
      },
    };
  };
}

/**
 * Returns the document with a new design. The change becomes a new step. If the latest step has the same merge key, the
 * change continues that step instead.
 */
function stepped<Document extends AnyDocument>(
  document: Document,
  label: Label,
  design: Document['design'],
  step: Pick<Step<unknown>, 'mergeKey' | 'selected'>,
): Document {
  const { past, future } = document;
  const { mergeKey } = step;
  const isOneStep = mergeKey !== undefined && future.length === 0 && past.at(-1)?.mergeKey === mergeKey;
  return isOneStep ? { ...document, design } : changed(document, label, design, step);
}

/**
 * Returns the selection after undo or redo. `before` and `selection` are the design and the selection before the undo
 * or redo.
 */
type SelectedAfter<Document extends AnyDocument> = (
  before: Document['design'],
  after: Document,
  selection: Selection,
) => Selection;

/** Returns the commands undo and redo for documents of any kind. */
export function historyCommands<Document extends AnyDocument>(
  selectedAfter: SelectedAfter<Document> = (_, __, selection) => selection,
) {
  const travel = (
    side: 'past' | 'future',
    along: (document: Document) => Document,
  ): CommandDefinition<Worked<Document>> => ({
    canRun: ({ document }) => document[side].length > 0,
    run: (work) => {
      const document = along(work.document);
      return {
        ...work,
        document,
        selection: selectedAfter(work.document.design, document, work.selection),
      };
    },
  });
  return { undo: travel('past', undone), redo: travel('future', redone) };
}

interface Naming<Design, Content> {
  contentOf: (design: Design) => Content;
  withContent: (design: Design, content: Content) => Design;
  nameOf: (content: Content) => string;
  named: (content: Content, name: string) => Content;
}

/** Returns the document with another name. */
export type Rename<Document> = (document: Document, name: string) => Document;

/**
 * Returns a function that renames a document and removes spaces around the name. Every step of the history gets the new
 * name, so that undo never restores an earlier name.
 */
export function renaming<Design, Content>({
  contentOf,
  withContent,
  nameOf,
  named,
}: Naming<Design, Content>): Rename<OpenDocument<Design, Content>> {
  return (document, typed) => {
    const name = typed.trim();
    if (nameOf(contentOf(document.design)) === name) return document;
    return changedThroughout(document, contentOf, withContent, (content) => named(content, name));
  };
}

/** Returns the command that renames a document with the function `renamed`. */
export function renameCommand<Document extends AnyDocument>(
  renamed: Rename<Document>,
): CommandDefinition<Worked<Document>, string> {
  return {
    canRun: () => true,
    run: (work, name) => ({ ...work, document: renamed(work.document, name) }),
  };
}
