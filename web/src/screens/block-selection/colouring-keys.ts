import { LIMITS } from '@quiltwright/shared/limits';
import { blockCommands } from '../../document/block-commands';
import { runOnBlock } from '../../document/block-store';
import { colourModes } from '../../document/colour-modes';
import type { useColouring } from './use-colouring';

/**
 * The keys of what is done to a block's fabrics; digits choose layers. Those of commands are theirs. They work while
 * the focus is in the canvas, the bar over it, the colourways below it or the layers.
 */
export const colouringKeys = {
  layer: 'L',
  patch: 'P',
  fabric: 'E',
  pickUp: 'I',
  swap: 'X',
  shuffle: 'S',
  keep: blockCommands.keepColourway.shortcut ?? '',
  next: 'N',
  previous: 'Shift+N',
} as const;

interface Reach {
  hand: ReturnType<typeof useColouring>;
  shuffle: () => void;
}

/** A key of the screen, and what it does. */
interface Key {
  shortcut: string | undefined;
  press: (reach: Reach) => void;
}

const commands = Object.values(blockCommands).filter((command) => typeof command !== 'function');

/** All keys of the screen. */
export const keys: readonly Key[] = [
  ...commands.map((command): Key => ({
    shortcut: command.shortcut,
    press: () => runOnBlock(command),
  })),
  ...colourModes.map((mode): Key => ({
    shortcut: colouringKeys[mode],
    press: ({ hand }) => hand.setMode(mode),
  })),
  ...Array.from({ length: LIMITS.levels + 1 }, (_, layer): Key => ({
    shortcut: String(layer),
    press: ({ hand }) => hand.chooseLayer(layer),
  })),
  { shortcut: colouringKeys.pickUp, press: ({ hand }) => hand.turnTool('pick-up') },
  { shortcut: colouringKeys.swap, press: ({ hand }) => hand.turnTool('swap') },
  { shortcut: colouringKeys.shuffle, press: ({ shuffle }) => shuffle() },
  { shortcut: colouringKeys.next, press: ({ hand }) => hand.walk(1) },
  { shortcut: colouringKeys.previous, press: ({ hand }) => hand.walk(-1) },
];
