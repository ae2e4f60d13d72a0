import { commandTable } from '../command.js';
import { alikeCommands } from './drafting/alike-command.js';
import { alignCommands } from './arranging/align-commands.js';
import { blockSettings } from './arranging/block-settings.js';
import { clipboardCommands } from './laying/clipboard-commands.js';
import { colourCommands } from './drafting/colour-command.js';
import { draftingCommands } from './drafting/drafting-commands.js';
import { looseSeamCommands } from './drafting/loose-seams.js';
import { mergeCommands } from './drafting/merge-command.js';
import { startCommands } from './drafting/start-command.js';
import { turnBlockCommands } from './drafting/turn-block-command.js';
import { fillCommands } from './laying/fill-commands.js';
import { layerCommands } from './arranging/layer-commands.js';
import { fixCommands } from './fixing/fix-commands.js';
import { moveCommands } from './arranging/move-commands.js';
import { orderCommands } from './arranging/order-commands.js';
import { placeCommands } from './laying/place-commands.js';
import { redraftCommands } from './fixing/redraft-commands.js';
import { repeatCommands } from './laying/repeat-commands.js';
import { straightCommands } from './fixing/straight-command.js';
import { combineCommands } from './outlining/combine-command.js';
import { cornerCommands } from './outlining/corner-commands.js';
import { outlineCommands } from './outlining/outline-commands.js';
import { selectionCommands } from './arranging/selection-commands.js';
import { symmetryCommands } from './laying/symmetry-commands.js';
import { turnCommands } from './arranging/turn-commands.js';

/**
 * The table of all commands for a drawn block. Buttons, menus, keys and the test of random sequences use this table.
 */
export const createdBlockCommands = commandTable({
  ...blockSettings,
  ...redraftCommands,
  ...straightCommands,
  ...placeCommands,
  ...fillCommands,
  ...outlineCommands,
  ...cornerCommands,
  ...combineCommands,
  ...draftingCommands,
  ...looseSeamCommands,
  ...mergeCommands,
  ...turnBlockCommands,
  ...startCommands,
  ...colourCommands,
  ...alikeCommands,
  ...moveCommands,
  ...turnCommands,
  ...alignCommands,
  ...clipboardCommands,
  ...repeatCommands,
  ...orderCommands,
  ...layerCommands,
  ...fixCommands,
  ...selectionCommands,
  ...symmetryCommands,
});
