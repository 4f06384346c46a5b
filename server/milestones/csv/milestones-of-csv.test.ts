import { describe, expect, test } from 'vitest';
import { sendForm } from '../../form-for-tests.ts';
import { bookForEachTest } from '../milestones-for-tests.ts';

const booked = bookForEachTest();

describe('a CSV file', () => {
  const HEADER = 'tracking_number,object.kind,object.leg_sequence,code,classifier,occurred_at,source';
  const fileOfRows = () =>
    [
      HEADER,
      `${booked.number},leg,2,ARRI,EST,2026-12-04T06:00:00+08:00,carrier`,
      `${booked.number},leg,2,ARRI,maybe,2026-12-04T06:00:00+08:00,carrier`,
      `${booked.number},leg,2,ARRI,EST,2026-12-04T06:00:00+08:00,carrier`,
    ].join('\n');
  const send = (payload: string) =>
    booked.product.app.inject({
      method: 'POST',
      url: '/api/v1/milestones',
      headers: { 'content-type': 'text/csv', cookie: booked.dispatcher.cookie ?? '' },
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
    const again = await sendForm(booked.product.app, booked.dispatcher, '/api/milestones', form);
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
