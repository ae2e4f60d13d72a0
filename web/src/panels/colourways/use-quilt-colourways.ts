import { act, type Action, type Command } from '@quiltwright/shared/model/command';
import {
  refusalToKeep,
  type ColourwayName,
  type RefusalToKeep,
} from '@quiltwright/shared/model/recolouring/colourway-commands';
import { colourwaysOf, type Coloured } from '@quiltwright/shared/model/recolouring/quilt-colourways';
import { LIMITS } from '@quiltwright/shared/limits';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { useLatest } from '../../ui/hooks/use-latest';
import { notify } from '../../ui/basics/notify';
import { useShortcuts } from '../workspace/keys/use-shortcuts';
import { nameOfColourway, type ColourwayEdits, type ComparedEdits } from './colouring';
import { dropColourway, droppedWords } from './drop-colourway';

/** The commands for colourways, which the tables of both kinds of quilts have. */
interface Commands<Needed> {
  keepColourway: Command<Needed>;
  takeColourway: Command<Needed, number>;
  dropColourway: Command<Needed, number>;
  renameColourway: Command<Needed, ColourwayName>;
}

/** The colourways of the open quilt, and the quilter's actions on them. */
export interface QuiltColourways {
  design: Coloured;
  edits: ColourwayEdits;
  comparedEdits: ComparedEdits;
  /** True if the present fabrics can be kept as a colourway. */
  canKeep: boolean;
  keep: () => void;
}

const refusals: Readonly<Record<RefusalToKeep, string>> = {
  nothing: 'Choose a block first.',
  kept: 'You have already kept this colourway.',
  full: `A quilt can have at most ${LIMITS.colourways} colourways. Delete a colourway first.`,
};

/** Returns the colourways of the open quilt. Also adds the shortcut that keeps the present fabrics as a colourway. */
export function useQuiltColourways<Needed>(
  design: Coloured,
  commands: Commands<Needed>,
  run: (action: Action<Needed>) => unknown,
  session: Parameters<typeof dropColourway>[0] & {
    store: { subscribe: (listener: () => void) => () => void };
  },
): QuiltColourways {
  const { quilt } = design;
  const [dropped, setDropped] = useState<{ words: string; after: object } | null>(null);
  const { edits, inDialog } = useMemo(() => {
    const nameOf = (index: number) => nameOfColourway(colourwaysOf(quilt)[index] ?? { name: '' }, index);
    const drop = (index: number) => run(act(commands.dropColourway, index));
    return {
      edits: {
        take: (index: number) => {
          run(act(commands.takeColourway, index));
        },
        drop: (index: number) => {
          dropColourway(session, nameOf(index), () => drop(index));
        },
      },
      inDialog: {
        rename: (index: number, name: string) => {
          run(act(commands.renameColourway, { index, name }));
        },
        drop: (index: number) => {
          drop(index);
          setDropped({ words: droppedWords(nameOf(index)), after: session.store.getState().design });
        },
        forget: () => {
          setDropped(null);
        },
      },
    };
  }, [commands, run, session, quilt]);
  const { undo, store } = session;
  // In free form, `design` is another object than the one in the store.
  const open = useSyncExternalStore(store.subscribe, () => store.getState().design);
  const comparedEdits = useMemo(
    () => ({
      ...inDialog,
      dropped: dropped && dropped.after === open ? { words: dropped.words, undo } : null,
    }),
    [inDialog, dropped, open, undo],
  );
  const refusal = useMemo(() => refusalToKeep(design), [design]);
  const keep = useLatest(() => {
    if (refusal === null) run(act(commands.keepColourway));
    else notify(refusals[refusal]);
  });
  useShortcuts({ keepColourway: keep });
  return { design, edits, comparedEdits, canKeep: refusal === null, keep };
}
