import 'reflect-metadata';
import { runProgram } from '../common/start-error.js';
import { runSubscriberCommand } from './run-subscriber-command.js';

await runProgram(async () => {
  const answer = await runSubscriberCommand(process.argv.slice(2));
  process.stdout.write(`${answer}\n`);
});
