import { commandTable } from '../command';
import { alignCommands } from './arranging/align-commands';
import { blockSettings } from './arranging/block-settings';
import { clipboardCommands } from './laying/clipboard-commands';
import { fillCommands } from './laying/fill-commands';
import { layerCommands } from './arranging/layer-commands';
import { mendCommands } from './fixing/mend-commands';
import { moveCommands } from './arranging/move-commands';
import { orderCommands } from './arranging/order-commands';
import { placeCommands } from './laying/place-commands';
import { redraftCommands } from './fixing/redraft-commands';
import { repeatCommands } from './laying/repeat-commands';
import { straightCommands } from './fixing/straight-command';
import { selectionCommands } from './arranging/selection-commands';
import { symmetryCommands } from './laying/symmetry-commands';
import { turnCommands } from './arranging/turn-commands';

/** All commands for a drawn block. Buttons, menus, keys and the test of random sequences use this list. */
export const createdBlockCommands = commandTable({
  ...blockSettings,
  ...redraftCommands,
  ...straightCommands,
  ...placeCommands,
  ...fillCommands,
  ...moveCommands,
  ...turnCommands,
  ...alignCommands,
  ...clipboardCommands,
  ...repeatCommands,
  ...orderCommands,
  ...layerCommands,
  ...mendCommands,
  ...selectionCommands,
  ...symmetryCommands,
});
