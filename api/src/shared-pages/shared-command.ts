import 'reflect-metadata';
import { runProgram } from '../common/start-error.js';
import { runSharedCommand } from './run-shared-command.js';

await runProgram(async () => {
  process.stdout.write(`${await runSharedCommand(process.argv.slice(2))}\n`);
});
