import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendForm } from '../form-for-tests.ts';
import { bookNingboDuisburg } from '../shipment-file/files-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';
import { runImport } from './run-import.ts';

let product: TestApp;
let customer: TestPerson;
let dispatcher: TestPerson;
beforeAll(async () => {
  product = await startTestApp();
  customer = await product.signIn('customer');
  dispatcher = await product.signIn('dispatcher');
});
afterAll(() => product.close());

test('imported milestones that make a leg late send nothing to webhooks, nor does undoing them', async () => {
  const number = await bookNingboDuisburg(customer);
  const { sql: query } = product.database;
  await query`insert into webhooks (id, organisation_id, url, events, secret)
    values (gen_random_uuid(), ${customer.organisation_id}, 'https://receiver.example/', '{*}', '')`;
  const row = (code: string, occurred_at: string, reported_at: string) =>
    [number, 'leg', 1, code, 'EST', occurred_at, 'carrier', reported_at].join(',');
  const csv = [
    'tracking_number,object.kind,object.leg_sequence,code,classifier,occurred_at,source,reported_at',
    row('DEPA', '2026-02-01T10:00:00+08:00', '2026-01-02T10:00:00Z'),
    row('ARRI', '2026-02-10T10:00:00+08:00', '2026-01-02T10:00:00Z'),
    row('DEPA', '2026-02-05T10:00:00+08:00', '2026-01-03T10:00:00Z'),
  ].join('\n');
  const form = new FormData();
  form.set('kind', 'milestones');
  form.set('file', new File([csv], 'sheet.csv'));
  const { id } = (await sendForm(product.app, dispatcher, '/api/imports', form)).json();
  await runImport(product.dependencies)({ import_id: id });
  const reported = async () => {
    const { milestones } = (await dispatcher.request('GET', `/api/shipments/${number}/milestones`)).json();
    return milestones
      .filter(({ classifier }: { classifier: string }) => classifier === 'EST')
      .map(({ source, retracted }: { source: string; retracted: boolean }) => `${source} ${retracted}`)
      .sort();
  };
  const sent = () => query`select type from webhook_deliveries where object = ${number}`;
  expect(await reported()).toEqual(['carrier false', 'carrier false', 'carrier false', 'rule false']);
  expect(await sent()).toEqual([]);
  expect((await dispatcher.request('POST', `/api/imports/${id}/undo`, {})).statusCode).toBe(202);
  expect(await reported()).toEqual(['carrier true', 'carrier true', 'carrier true', 'rule true']);
  expect(await sent()).toEqual([]);
});
