import { alignCommands } from './align-commands';
import { blockSettings } from './block-settings';
import { clipboardCommands } from './clipboard-commands';
import { fillCommands } from './fill-commands';
import { layerCommands } from './layer-commands';
import { mendCommands } from './mend-commands';
import { moveCommands } from './move-commands';
import { orderCommands } from './order-commands';
import { placeCommands } from './place-commands';
import { redraftCommands } from './redraft-commands';
import { repeatCommands } from './repeat-commands';
import { straightCommands } from './straight-command';
import { selectionCommands } from './selection-commands';
import { symmetryCommands } from './symmetry-commands';
import { turnCommands } from './turn-commands';

/** All commands for a drawn block. Buttons, menus, keys and the test of random sequences use this list. */
export const createdBlockCommands = {
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
} as const;
