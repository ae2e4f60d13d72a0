import { alignCommands } from './align-commands';
import { clipboardCommands } from './clipboard-commands';
import { manyCommands } from './many-commands';
import { mendCommands } from './mend-commands';
import { moveCommands } from './move-commands';
import { orderCommands } from './order-commands';
import { placeCommands } from './place-commands';
import { quiltSettings } from './quilt-settings';
import { repeatCommands } from './repeat-commands';
import { selectionCommands } from './selection-commands';
import { startCommands } from './start-commands';
import { turnCommands } from './turn-commands';

/** All commands for a free form quilt. Buttons, menus, keys and the test of random sequences use this list. */
export const freeFormCommands = {
  ...quiltSettings,
  ...placeCommands,
  ...startCommands,
  ...moveCommands,
  ...repeatCommands,
  ...manyCommands,
  ...mendCommands,
  ...turnCommands,
  ...alignCommands,
  ...clipboardCommands,
  ...orderCommands,
  ...selectionCommands,
} as const;
