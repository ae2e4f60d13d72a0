import type { Command, Given } from './command';
import {
  changed,
  changedThroughout,
  redone,
  undone,
  type AnyDocument,
  type OpenDocument,
} from './open-document';

/** Returns undo and redo, the same for documents of every kind. */
export function historyCommands<Document extends AnyDocument>() {
  const undo: Command<Document> = {
    id: 'undo',
    label: () => 'Undo',
    canRun: ({ document }) => document.past.length > 0,
    run: ({ document }) => undone(document),
  };
  const redo: Command<Document> = {
    id: 'redo',
    label: () => 'Redo',
    canRun: ({ document }) => document.future.length > 0,
    run: ({ document }) => redone(document),
  };
  return { undo, redo };
}

interface Edit<Design, Selection, Argument> {
  id: string;
  label: (given: Given<Selection, Argument>) => string;
  allowed: (design: Design, given: Given<Selection, Argument>) => boolean;
  /** Returns the same design if there is no change. */
  change: (design: Design, given: Given<Selection, Argument>) => Design;
}

/**
 * Returns the maker of commands that change a design. A command without effect adds no step to the history.
 * @param whole fills in everything that follows from the change
 */
export function editing<Design, Content>(whole: (design: Design) => Design = (design) => design) {
  return function edit<Selection, Argument>({
    allowed,
    change,
    ...names
  }: Edit<Design, Selection, Argument>): Command<OpenDocument<Design, Content>, Selection, Argument> {
    return {
      ...names,
      canRun: ({ document: { design }, ...given }) => allowed(design, given),
      run: ({ document, ...given }) => {
        const next = change(document.design, given);
        return next === document.design ? document : changed(document, names.label(given), whole(next));
      },
    };
  };
}

interface Naming<Design, Content> {
  label: string;
  contentOf: (design: Design) => Content;
  withContent: (design: Design, content: Content) => Design;
  nameOf: (content: Content) => string;
  named: (content: Content, name: string) => Content;
}

/** Returns the command that renames a document. Undo never reverses a name. Spaces around it are left out. */
export function renaming<Design, Content>({
  label,
  contentOf,
  withContent,
  nameOf,
  named,
}: Naming<Design, Content>): Command<OpenDocument<Design, Content>, null, string> {
  return {
    id: 'rename',
    label: () => label,
    canRun: () => true,
    run: ({ document, argument }) => {
      const name = argument.trim();
      if (nameOf(contentOf(document.design)) === name) return document;
      return changedThroughout(document, contentOf, withContent, (content) => named(content, name));
    },
  };
}
