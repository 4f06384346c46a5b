import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sendForm } from '../form-for-tests.ts';
import { bookNingboDuisburg, NINGBO_DUISBURG_LEGS, put } from '../shipment-file/files-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';
import { START } from './milestones-for-tests.ts';

let product: TestApp;
let dispatcher: TestPerson;
let number: string;
beforeAll(async () => {
  product = await startTestApp({ now: () => START });
  dispatcher = await product.signIn('dispatcher');
});
afterAll(() => product.close());
beforeEach(async () => {
  number = await bookNingboDuisburg(await product.signIn('customer'));
  await put(dispatcher, number, 'legs', NINGBO_DUISBURG_LEGS);
});

describe('a CSV file', () => {
  const HEADER = 'tracking_number,object.kind,object.leg_sequence,code,classifier,occurred_at,source';
  const fileOfRows = () =>
    [
      HEADER,
      `${number},leg,2,ARRI,EST,2026-12-04T06:00:00+08:00,carrier`,
      `${number},leg,2,ARRI,maybe,2026-12-04T06:00:00+08:00,carrier`,
      `${number},leg,2,ARRI,EST,2026-12-04T06:00:00+08:00,carrier`,
    ].join('\n');
  const send = (payload: string) =>
    product.app.inject({
      method: 'POST',
      url: '/api/v1/milestones',
      headers: { 'content-type': 'text/csv', cookie: dispatcher.cookie ?? '' },
      payload,
    });

  test('reports its rows, as the body or as the file of a form', async () => {
    const sent = await send(fileOfRows());
    expect(sent.statusCode, sent.body).toBe(200);
    expect(sent.json().results).toMatchObject([
      { index: 0, status: 'recorded' },
      { index: 1, status: 'refused', issue: 'classifier: The classifier is PLN, EST or ACT.' },
      { index: 2, status: 'duplicate' },
    ]);
    const form = new FormData();
    form.set('file', new File([fileOfRows()], 'milestones.csv'));
    const again = await sendForm(product.app, dispatcher, '/api/milestones', form);
    expect(again.json().results).toMatchObject([
      { status: 'duplicate' },
      { status: 'refused' },
      { status: 'duplicate' },
    ]);
  });

  test.each([
    ['code,nope\n', 'csv', 'nope: Unknown column.'],
    [`${HEADER}\n`, 'csv', 'The file has no rows below its header.'],
    ['', 'csv', 'This file is empty.'],
  ])('%j is refused', async (content, path, message) => {
    expect((await send(content)).json().issues).toEqual([{ path, message }]);
  });
});
