import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendForm } from '../../form-for-tests.ts';
import { PermanentJobError } from '../../jobs/jobs.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../test-app.ts';
import { fetchExchangeRates } from './fetch-exchange-rates.ts';

let product: TestApp;
let staff: TestPerson;
beforeAll(async () => {
  product = await startTestApp();
  staff = await product.signIn('dispatcher');
});
afterAll(() => product.close());

async function ratesOf(from: string, to: string) {
  const { exchange_rates } = (
    await staff.request('GET', `/api/exchange-rates?from=${from}&to=${to}`)
  ).json() as { exchange_rates: { date: string; rate: string; source: string }[] };
  return exchange_rates.map(({ date, rate, source }) => `${date} ${rate} ${source}`);
}

test('exchange rates are entries that later ones replace', async () => {
  const rate = { from: 'usd', to: 'AED', date: '2026-11-20', rate: '3.66', source: 'bank' };
  expect((await staff.request('POST', '/api/exchange-rates', rate)).statusCode).toBe(201);
  await staff.request('POST', '/api/exchange-rates', { ...rate, rate: '3.67' });
  const { exchange_rates } = (await staff.request('GET', '/api/exchange-rates?from=USD&to=AED')).json();
  expect(exchange_rates.map(({ rate: each }: { rate: string }) => each)).toEqual(['3.67', '3.66']);
  expect((await staff.request('POST', '/api/exchange-rates', { ...rate, rate: '0' })).statusCode).toBe(422);
});

describe('an import', () => {
  const HEADER = ['From', 'to', 'date', 'rate', 'source'];
  const ROWS = [
    ['EUR', 'USD', '2026-11-02', '1.0850', 'bank'],
    ['EUR', 'EUR', '2026-11-02', '1', 'bank'],
    ['EUR', 'DOLLARS', '2026-11-02', '1.1', 'bank'],
    ['EUR', 'USD', '2 November', '1.1', 'bank'],
    ['EUR', 'GBP', '2026-11-02', '0', 'bank'],
    ['EUR', 'USD', '2026-11-02', '1.2', 'bank'],
    ['EUR', 'GBP', '2026-11-02', '0.84', 'bank'],
  ];
  const REFUSED = [
    { row: 3, column: 'to', issue: 'Choose two different currencies.' },
    { row: 4, column: 'to' },
    { row: 5, column: 'date', issue: 'Enter the day as 2026-11-30.' },
    { row: 6, column: 'rate', issue: 'The rate must be more than 0.' },
    { row: 7, column: '', issue: 'Row 2 has the same currencies and the same day.' },
  ];
  const csv = [HEADER, ...ROWS].map((row) => row.join(',')).join('\n');

  async function send(name: string, content: BlobPart, query = '', headers = {}) {
    const form = new FormData();
    form.set('file', new File([content], name));
    return (await sendForm(product.app, staff, `/api/exchange-rates/imports${query}`, form, headers)).json();
  }

  test('with another file need another Idempotency-Key', async () => {
    const sheet = 'from,to,date,rate,source\nEUR,SEK,2026-11-02,11.5,bank';
    const key = { 'idempotency-key': 'a sheet' };
    expect(await send('rates.csv', sheet, '', key)).toMatchObject({ added: 1 });
    expect(await send('rates.csv', sheet.replace('11.5', '11.6'), '', key)).toMatchObject({
      status: 422,
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
  });

  test('names bad rows by number and column, and records the good ones once', async () => {
    expect(await send('rates.csv', csv, '?dry_run=1')).toMatchObject({
      accepted: 2,
      added: 2,
      refused: REFUSED,
    });
    expect(await send('rates.csv', csv, '?mode=all')).toMatchObject({ accepted: 2, added: 0 });
    expect(await ratesOf('EUR', 'USD')).toEqual([]);
    expect(await send('rates.csv', csv)).toMatchObject({ accepted: 2, added: 2, refused: REFUSED });
    expect(await ratesOf('EUR', 'USD')).toEqual(['2026-11-02 1.0850 bank']);
    expect(await send('rates.csv', csv)).toMatchObject({ accepted: 2, added: 0 });
  });

  test('reads days of a workbook, and replaces a rate by a later entry', async () => {
    const rows = [HEADER, ['EUR', 'USD', new Date('2026-11-02T00:00:00Z'), 1.09, 'bank']];
    const xlsx = await writeXlsx({ sheets: [{ name: 'Rates', rows }] });
    expect(await send('rates.xlsx', new Uint8Array(xlsx))).toEqual({ accepted: 1, added: 1, refused: [] });
    expect(await ratesOf('EUR', 'USD')).toEqual(['2026-11-02 1.09 bank', '2026-11-02 1.0850 bank']);
  });

  test('refuses a header without a needed column', async () => {
    expect(await send('rates.csv', 'from,to,day\nEUR,USD,2026-11-02')).toMatchObject({
      accepted: 0,
      refused: expect.arrayContaining([
        { row: 1, column: 'day', issue: 'Unknown column.' },
        { row: 1, column: 'date', issue: 'This column is missing.' },
      ]),
    });
  });
});

describe('the ECB’s daily file', () => {
  const LOCAL = ['127.0.0.0/8'];
  const fileOf = (date: string, rates: Record<string, string>) => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject>
  <Cube><Cube time='${date}'>${Object.entries(rates)
    .map(([currency, rate]) => `<Cube currency='${currency}' rate='${rate}'/>`)
    .join('\n')}</Cube></Cube>
</gesmes:Envelope>`;
  let file = '';
  let status = 200;
  const server = createServer((_, response) => response.writeHead(status).end(file));
  let url = '';
  beforeAll(async () => {
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/eurofxref-daily.xml`;
  });
  afterAll(() => server.close());
  const run = (address: string | undefined = url, networks = LOCAL) =>
    fetchExchangeRates(product.dependencies, address, networks)({});

  test('is recorded once per day, and prices cross through the euro', async () => {
    file = fileOf('2026-11-25', { USD: '1.1000', CNY: '7.7000', JPY: '170.50', XYZ: '1' });
    await run();
    await run();
    expect(await ratesOf('EUR', 'CNY')).toEqual(['2026-11-25 7.7000 ECB']);
    expect(await ratesOf('EUR', 'JPY')).toEqual(['2026-11-25 170.50 ECB']);
    file = fileOf('2026-11-26', { USD: '1.1000', CNY: '7.8100' });
    await run();
    expect(await ratesOf('EUR', 'CNY')).toEqual(['2026-11-26 7.8100 ECB', '2026-11-25 7.7000 ECB']);
    const totalOn = async (date: string) => {
      const priced = await staff.request('POST', '/api/prices', {
        origin: { unlocode: 'CNSHA' },
        destination: { unlocode: 'NLRTM' },
        load: 'FCL',
        equipment: [{ size_type: '40HC', count: 1 }],
        currency: 'CNY',
        date,
      });
      return priced.json().options[0].lines[0].exchange;
    };
    expect(await totalOn('2026-11-25')).toEqual({ from: 'USD', to: 'CNY', rate: '7', date: '2026-11-25' });
    expect(await totalOn('2026-11-29')).toEqual({ from: 'USD', to: 'CNY', rate: '7.1', date: '2026-11-26' });
  });

  test('a pair that staff have corrected stays so', async () => {
    const correction = { from: 'EUR', to: 'CNY', date: '2026-11-26', rate: '7.82', source: 'bank' };
    await staff.request('POST', '/api/exchange-rates', correction);
    await run();
    expect((await ratesOf('EUR', 'CNY'))[0]).toBe('2026-11-26 7.82 bank');
  });

  const recorded = async () => {
    const [row] = await product.database.sql<{ rates: number }[]>`
      select count(*)::int as rates from exchange_rates`;
    return row?.rates;
  };

  test('another file, an error and a private address record nothing', async () => {
    const before = await recorded();
    file = '<html><body>Moved</body></html>';
    await expect(run()).rejects.toThrow();
    status = 503;
    await expect(run()).rejects.toThrow('status 503');
    await expect(run(url.replace('http:', 'https:'), [])).rejects.toBeInstanceOf(PermanentJobError);
    await expect(run('https://10.1.2.3/rates.xml', [])).rejects.toBeInstanceOf(PermanentJobError);
    expect(await recorded()).toBe(before);
  });

  test('without an address the job ends without rates', async () => {
    const before = await recorded();
    await expect(fetchExchangeRates(product.dependencies, undefined)({})).resolves.toBeUndefined();
    expect(await recorded()).toBe(before);
  });
});
