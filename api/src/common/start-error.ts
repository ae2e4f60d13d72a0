/**
 * Something that keeps the process from starting and that the person who starts it can put right.
 * The message says what is wrong and what to do; it is shown as it is, without a stack.
 */
export class StartError extends Error {
  override name = 'StartError';
}

/**
 * Runs the body of a program (the server, a command). A StartError is printed plainly, anything else with
 * its stack; either ends the process with exit code 1.
 */
export async function runProgram(program: () => Promise<void>): Promise<void> {
  // A terminal that has gone, or a full disk behind the output, doesn't end a server.
  for (const output of [process.stdout, process.stderr])
    output.on('error', () => {
      process.exitCode = 1;
    });
  try {
    await program();
  } catch (error) {
    process.stderr.write(`${describe(error)}\n`);
    process.exit(1);
  }
}

function describe(error: unknown): string {
  if (error instanceof StartError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
