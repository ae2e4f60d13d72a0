import { linksOf } from './created-block-document';
import { type DrawingCommand } from './drawing';
import { edit, editSelected } from './edit';
import { symmetryNames, type Symmetry } from './symmetry';

/** What is drawn from now on is laid by this symmetry: no step of the history, as nothing that is drawn changes. */
const setSymmetry: DrawingCommand<Symmetry> = edit({
  id: 'set-symmetry',
  label: 'Symmetry',
  allowed: (_, symmetry) => symmetryNames.includes(symmetry),
  change: (_, symmetry) => ({ symmetry }),
});

/** Cuts the selected shapes and all their partners loose: they stay where they are, and each is on its own. */
const unlink: DrawingCommand = editSelected({
  id: 'unlink',
  label: 'Copies unlinked',
  allowed: ({ document: { design }, selection }) => linksOf(design, selection).length > 0,
  change: ({ document: { design }, selection }) => {
    const cut = new Set(linksOf(design, selection));
    return { design: { ...design, links: design.links.filter((link) => !cut.has(link)) } };
  },
});

export const symmetryCommands = { setSymmetry, unlink } as const;
