/**
 * `npm run -s coach -- …`: the assistant in the terminal. Standard output holds answers only; everything else goes to
 * standard error. A wrong flag is one line and exit 1.
 */
import { runTerminal } from './run-terminal.ts';

// A reader that has seen enough (`| head`) is no fault.
process.stdout.on('error', (fault: NodeJS.ErrnoException) => {
  if (fault.code === 'EPIPE') process.exit(0);
  throw fault;
});

process.exitCode = await runTerminal(process.argv.slice(2), process);
