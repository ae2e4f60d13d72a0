/**
 * A fault that prevents the start and that the person at the terminal can fix. The message names the fault and the
 * remedy. It is printed without a stack.
 */
export class StartError extends Error {
  override name = 'StartError';
}

/**
 * Runs the body of a program (the server or a command). Prints a StartError plainly and any other error with
 * its stack; both end the process with exit code 1.
 */
export async function runProgram(program: () => Promise<void>): Promise<void> {
  // A closed terminal, or a full disk behind the output, must not end a server.
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
