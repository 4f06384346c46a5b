import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../database/statements/columns.ts';
import { startTestApp, type TestApp } from '../../test-app.ts';
import { statementQuery } from './statement-rows.ts';

let product: TestApp;
beforeAll(async () => {
  product = await startTestApp();
});
afterAll(() => product.close());

test('a statement reads invoices by index only', async () => {
  const period = { organisation_id: newId(), from: '2026-08-01', to: '2026-11-20' };
  const plan = await product.database.transaction(async (transaction) => {
    // The tables are empty, so that reading them whole would be cheapest.
    await transaction.execute(sql`set local enable_seqscan = off`);
    return JSON.stringify(await transaction.execute(sql`explain ${statementQuery(period, 10)}`));
  });
  expect(plan).not.toContain('Seq Scan on invoices');
  for (const index of [
    'invoices_of_client',
    'invoices_paid_of_client',
    'invoices_voided_of_client',
    'invoices_refunded_of_client',
    'invoices_unpaid_of_client',
    'invoices_credit_balances',
    'invoices_credits',
  ])
    expect(plan).toContain(index);
});
