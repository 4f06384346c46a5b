import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../database/demo/demo-accounts.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Environment } from '../environment.ts';
import { isTerminal } from '../log.ts';
import { openSetupCode } from '../people/setup-code.ts';

/** Says the address, and who can sign in. */
export async function greet(
  { demo, publicUrl }: Environment,
  { database, log }: Pick<Dependencies, 'database' | 'log'>,
): Promise<void> {
  const setup_code = demo ? null : await openSetupCode(database);
  const lines = [
    `Groundswell is ready at ${publicUrl}`,
    ...(demo ? demoGreeting() : []),
    ...(setup_code
      ? [`Create the first admin at ${publicUrl}/create-admin with the setup code ${setup_code}`]
      : []),
  ];
  if (isTerminal) console.log(`\n${lines.join('\n')}\n`);
  else for (const line of lines) log.info(line);
}

function demoGreeting(): string[] {
  const accounts = DEMO_ACCOUNTS.map(({ email }) => email).join(', ');
  return [`Sign in as ${accounts}, all with the password ${DEMO_PASSWORD}`];
}
