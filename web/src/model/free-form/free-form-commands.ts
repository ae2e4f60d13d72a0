import { commandTable } from '../command';
import { alignCommands } from './commands/align-commands';
import { clipboardCommands } from './commands/clipboard-commands';
import { manyCommands } from './commands/many-commands';
import { mendCommands } from './fit/mend-commands';
import { moveCommands } from './commands/move-commands';
import { orderCommands } from './commands/order-commands';
import { placeCommands } from './commands/place-commands';
import { quiltSettings } from './commands/quilt-settings';
import { repeatCommands } from './commands/repeat-commands';
import { selectionCommands } from './commands/selection-commands';
import { startCommands } from './commands/start-commands';
import { turnCommands } from './commands/turn-commands';

/** All commands for a free form quilt. Buttons, menus, keys and the test of random sequences use this list. */
export const freeFormCommands = commandTable({
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
});
