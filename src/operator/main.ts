/**
 * `npm run operator -- <command>`: what the operator does from a terminal. Standard output holds answers only; a fault
 * that the operator can mend is one line on standard error and exit 1.
 */
import { runOperator } from './run-operator.ts';

// What is written here holds people's addresses: for this user's eyes only.
process.umask(0o077);

// A reader that has seen enough (`| head`) is no fault.
process.stdout.on('error', (fault: NodeJS.ErrnoException) => {
  if (fault.code === 'EPIPE') process.exit(0);
  throw fault;
});

process.exitCode = await runOperator(process.argv.slice(2), process);
