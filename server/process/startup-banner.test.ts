import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEMO_ACCOUNTS } from '../../database/demo/demo-accounts.ts';
import { makeDemoWorld } from '../../database/demo/make-demo-world.ts';
import { putPasswordHash } from '../auth/credentials/credentials-table.ts';
import { hashPassword } from '../auth/credentials/password-hash.ts';
import { openSetupCode } from '../auth/sign-in/setup-code.ts';
import { deleteUser, findUserByEmail, setDeactivated } from '../people/users-table.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { printStartupBanner } from './startup-banner.ts';

const READY = 'Groundswell is ready at http://localhost:3000';

let product: TestApp;
beforeEach(async () => {
  product = await startTestApp();
});
afterEach(() => product.close());

async function greeting(demo: boolean): Promise<string[]> {
  const lines: string[] = [];
  const { database, dependencies } = product;
  const log = Object.assign(Object.create(dependencies.log), { info: (line: string) => lines.push(line) });
  const setup_code = await openSetupCode(database);
  await printStartupBanner({ demo, publicUrl: 'http://localhost:3000' }, { database, log }, setup_code);
  return lines;
}

test('the banner names the demo accounts that still have the published password', async () => {
  const { database, dependencies } = product;
  await makeDemoWorld(dependencies, new Date());
  const [{ email: admin }, { email: dispatcher }, { email: driver }, { email: customer }] = DEMO_ACCOUNTS;
  expect(await greeting(true)).toEqual([
    READY,
    `Sign in as ${admin}, ${dispatcher}, ${driver}, ${customer}, all with the password groundswell-demo`,
  ]);
  const idOf = async (email: string) => (await findUserByEmail(database.db, email))?.id as string;
  const password_hash = await hashPassword('of my own');
  await database.transaction(async (transaction) => {
    await putPasswordHash(transaction, await idOf(admin), password_hash, new Date());
    await setDeactivated(transaction, await idOf(dispatcher), new Date());
    await deleteUser(transaction, await idOf(driver));
  });
  expect(await greeting(true)).toEqual([
    READY,
    `Sign in as ${customer}, all with the password groundswell-demo`,
  ]);
});

test('no demo account is named in a company’s own database, even with DEMO set', async () => {
  await product.signIn('admin');
  await makeDemoWorld(product.dependencies, new Date());
  for (const demo of [true, false]) expect(await greeting(demo)).toEqual([READY]);
});

test('a database without an admin gets a setup code', async () => {
  await product.signIn('customer');
  const [, line] = await greeting(false);
  expect(line).toMatch(
    /^Create the first admin at http:\/\/localhost:3000\/create-admin with the setup code /,
  );
});
