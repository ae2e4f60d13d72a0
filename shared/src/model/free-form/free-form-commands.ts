import { commandTable } from '../command.js';
import { alignCommands } from './commands/align-commands.js';
import { clipboardCommands } from './commands/clipboard-commands.js';
import { manyCommands } from './commands/many-commands.js';
import { fixCommands } from './fit/fix-commands.js';
import { moveCommands } from './commands/move-commands.js';
import { orderCommands } from './commands/order-commands.js';
import { placeCommands } from './commands/place-commands.js';
import { quiltSettings } from './commands/quilt-settings.js';
import { repeatCommands } from './commands/repeat-commands.js';
import { selectionCommands } from './commands/selection-commands.js';
import { startCommands } from './commands/start-commands.js';
import { settingCommands } from './setting/setting-commands.js';
import { turnCommands } from './commands/turn-commands.js';

/** All commands for a free form quilt. Buttons, menus, keys and the test of random sequences use this list. */
export const freeFormCommands = commandTable({
  ...quiltSettings,
  ...placeCommands,
  ...startCommands,
  ...moveCommands,
  ...repeatCommands,
  ...manyCommands,
  ...fixCommands,
  ...turnCommands,
  ...alignCommands,
  ...clipboardCommands,
  ...orderCommands,
  ...selectionCommands,
  ...settingCommands,
});
