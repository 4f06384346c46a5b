import { ORPCError } from '@orpc/client';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { NOW } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, refusal, serve } from '#web/server-for-tests.ts';
import { AllLines } from './all-lines.tsx';
import { ChargeCodes } from './charge-codes.tsx';
import { ExchangeRates } from './exchange-rates.tsx';
import { LaneCoverage } from './lane-coverage.tsx';
import { LaneMargins } from './lane-margins.tsx';
import { PriceTester } from './price-tester.tsx';
import { lineFixture, pricedFixture, tariffFixture } from './rate-fixtures.ts';
import { TariffRecord } from './tariff-record.tsx';
import { Tariffs } from './tariffs.tsx';
import { Zones } from './zones.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const { id } = tariffFixture;
const OTHER_ID = '01900000-0000-7000-8000-0000000000aa';
const VERSION = { source: '', added: 0, removed: 0, changed_fields: null, created_by: null, created_at: NOW };
const RECORD = {
  'rates.findTariff': () => ({
    ...tariffFixture,
    version: 2,
    versions: [
      { ...VERSION, version: 2, source: 'rates.xlsx', added: 3, removed: 1, created_by: 'Maya Okafor' },
      { ...VERSION, version: 1, changed_fields: { name: ['Winter', 'Ocean, winter'] } },
    ],
    overlapping: [{ id: OTHER_ID, name: 'Ocean, autumn', valid_from: '2026-09-01', valid_to: '2026-12-15' }],
  }),
  'rates.lines': () => ({ lines: [lineFixture], next: null }),
};

describe('tariffs', () => {
  test('are listed with whose they are and until when', async () => {
    const calls = serve({ 'rates.tariffs': () => ({ tariffs: [tariffFixture], next: null }) });
    const { user } = renderPiece(<Tariffs />);
    const row = await screen.findByRole('row', { name: /Ocean, winter/ });
    expect(row.textContent).toMatch(
      /Contract of Meridian Foods.*Sell.*Nov 1, 2026 – Dec 31, 2026.*USD.*1,240.*3/,
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Side' }), 'Buy');
    await waitFor(() => expect(calls.at(-1)?.input).toMatchObject({ side: 'buy' }));
  });

  test('a new one needs its name and its days, and the last day is not before the first', async () => {
    const calls = serve({
      'rates.tariffs': () => ({ tariffs: [], next: null }),
      'rates.createTariff': () => ({ ...tariffFixture, id }),
      'legalEntities.list': () => ({ legal_entities: [{ base_currency: 'EUR' }, { base_currency: 'EUR' }] }),
    });
    const { user } = renderPiece(<Tariffs />);
    expect(await screen.findByText('No tariffs yet')).toBeDefined();
    await user.click(screen.getAllByRole('button', { name: 'Add a tariff' })[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a tariff' }));
    await user.click(dialog.getByRole('button', { name: 'Add tariff' }));
    expect(await dialog.findAllByText('Enter a name.')).not.toHaveLength(0);
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'December');
    await user.type(dialog.getByLabelText('First day'), '2026-12-31');
    await user.type(dialog.getByLabelText('Last day'), '2026-12-01');
    expect(await dialog.findAllByText('The last day is before the first.')).not.toHaveLength(0);
    await user.clear(dialog.getByLabelText('First day'));
    await user.type(dialog.getByLabelText('First day'), '2026-12-01');
    await user.click(dialog.getByRole('button', { name: 'Add tariff' }));
    await waitFor(() =>
      expect(calls.at(-1)).toMatchObject({
        operation: 'rates.createTariff',
        input: {
          name: 'December',
          side: 'sell',
          currency: 'EUR',
          valid_from: '2026-12-01',
          organisation_id: null,
        },
      }),
    );
  });

  test('when they cannot be loaded, they can be loaded again', async () => {
    serve({ 'rates.tariffs': lost });
    renderPiece(<Tariffs />);
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeDefined();
  });
});

describe('a tariff', () => {
  test('shows its lines with breaks and its versions, and removes a line', async () => {
    const calls = serve({ ...RECORD, 'rates.removeLine': () => tariffFixture });
    const { user } = renderPiece(<TariffRecord id={id} />);
    const line = await screen.findByRole('row', { name: /CNSHA – NLRTM/ });
    expect(line.textContent).toMatch(/FRT.*AIR.*4\.20; from 100: 3\.90; minimum 95\.00.*per kg.*4\sdays/);
    const versions = within(screen.getByRole('table', { name: 'Versions' }));
    expect(versions.getAllByRole('row')[1]?.textContent).toContain('rates.xlsx');
    await user.click(screen.getByRole('button', { name: 'Remove FRT, CNSHA – NLRTM' }));
    await waitFor(() =>
      expect(calls.find(({ operation }) => operation === 'rates.removeLine')?.input).toMatchObject({
        id,
        line: 1,
      }),
    );
  });

  test('names those that overlap it, and its name and days are changed', async () => {
    const calls = serve({
      ...RECORD,
      'rates.changeTariff': () => {
        throw refusal('OFFERED', 'Open offers are priced by this tariff: GQ000000012.');
      },
    });
    const { user } = renderPiece(<TariffRecord id={id} />);
    expect((await screen.findByRole('link', { name: 'Ocean, autumn' })).getAttribute('href')).toContain(
      OTHER_ID,
    );
    expect(screen.getByText('Name: Winter → Ocean, winter')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Change name or validity' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the name or validity' }));
    await user.clear(dialog.getByLabelText('Last day'));
    await user.type(dialog.getByLabelText('Last day'), '2000-01-01');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findAllByText('The last day is before the first.')).not.toHaveLength(0);
    await user.clear(dialog.getByLabelText('Last day'));
    await user.type(dialog.getByLabelText('Last day'), '2027-01-15');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(/Open offers are priced by this tariff: GQ000000012/)).toBeDefined();
    expect(calls.find(({ operation }) => operation === 'rates.changeTariff')?.input).toMatchObject({
      id,
      version: 2,
      valid_to: '2027-01-15',
    });
  });

  test('is withdrawn after a question', async () => {
    const calls = serve({ ...RECORD, 'rates.withdrawTariff': () => tariffFixture });
    const { user } = renderPiece(<TariffRecord id={id} />);
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Withdraw this tariff?' }));
    await user.click(question.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() =>
      expect(calls.some(({ operation }) => operation === 'rates.withdrawTariff')).toBe(true),
    );
  });
});

describe('a price', () => {
  test('names quantity, rate and tariff of each line', async () => {
    const calls = serve({ 'rates.price': () => ({ options: [pricedFixture] }) });
    const { user } = renderPiece(<PriceTester />);
    await user.click(screen.getByRole('button', { name: 'Price' }));
    expect(await screen.findAllByText('Enter a UN/LOCODE such as CNSHA.')).not.toHaveLength(0);
    await user.type(screen.getByRole('textbox', { name: 'From, UN/LOCODE' }), 'CNSHA');
    await user.type(screen.getByRole('textbox', { name: 'To, UN/LOCODE' }), 'NLRTM');
    await user.click(screen.getByRole('button', { name: 'Price' }));
    const option = within(await screen.findByRole('article', { name: /Maersk, \$4,190\.00/ }));
    expect(calls[0]?.input).toMatchObject({ load: 'FCL', equipment: [{ size_type: '45G1', count: 1 }] });
    const [, freight, handling] = option.getAllByRole('row').map(({ textContent }) => textContent);
    expect(freight).toMatch(
      /Freight.*40' high cube.*2.*1850\.00 USD per container.*\$3,700\.00.*version 3, line 17/,
    );
    expect(handling).toMatch(/€451\.61 = \$490\.00 \(1\.085 of Nov 2, 2026\)/);
  });

  test.each([
    ['an estimate', pricedFixture.lines.map((line) => ({ ...line, tariff: null })), /no tariff covers/],
    ['a price that does not bind', pricedFixture.lines, /a weight or a volume is missing/],
  ])('%s is said to be indicative', async (_, lines, reason) => {
    serve({ 'rates.price': () => ({ options: [{ ...pricedFixture, lines, indicative: true }] }) });
    const { user } = renderPiece(<PriceTester />);
    await user.type(screen.getByRole('textbox', { name: 'From, UN/LOCODE' }), 'CNSHA');
    await user.type(screen.getByRole('textbox', { name: 'To, UN/LOCODE' }), 'NLRTM');
    await user.click(screen.getByRole('button', { name: 'Price' }));
    expect((await screen.findByText(/Indicative, we confirm/)).textContent).toMatch(reason);
  });
});

test('an exchange rate is added with its day and its source', async () => {
  const calls = serve({
    'rates.exchangeRates': () => ({ exchange_rates: [], next: null }),
    'rates.addExchangeRate': (rate: object) => ({ ...rate, id, created_at: NOW }),
  });
  const { user } = renderPiece(<ExchangeRates />);
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findAllByText('Enter the rate, such as 1.0850.')).not.toHaveLength(0);
  await user.type(screen.getByRole('textbox', { name: 'Is worth' }), '1.0850');
  await user.type(screen.getByLabelText('From the day'), '2026-11-23');
  await user.type(screen.getByRole('textbox', { name: 'Source' }), 'ECB');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() =>
    expect(calls.find(({ operation }) => operation === 'rates.addExchangeRate')?.input).toEqual({
      from: 'EUR',
      to: 'USD',
      date: '2026-11-23',
      rate: '1.0850',
      source: 'ECB',
    }),
  );
});

const foundLine = { ...lineFixture, tariff: tariffFixture };

test('chosen rates are raised after the change was shown', async () => {
  const other = { ...foundLine, line: 2, basis: 'percent' as const };
  const number = { tariff_id: id, line: 1 };
  const calls = serve({
    'rates.findLines': () => ({ lines: [foundLine, other], next: null }),
    'rates.adjustLines': ({ dry_run }: { dry_run?: boolean }) => ({
      adjusted: [{ ...number, before: lineFixture, after: { ...lineFixture, rate: '4.41' } }],
      refused: [
        { tariff_id: id, line: 2, issue: 'A percentage of the freight can’t be changed by an amount.' },
      ],
      tariffs: [{ id, name: 'Ocean, winter', version: dry_run ? 3 : 4 }],
    }),
  });
  const { user } = renderPiece(<AllLines />);
  await user.type(await screen.findByRole('textbox', { name: 'From' }), 'CNSHA');
  await waitFor(() => expect(calls.at(-1)?.input).toMatchObject({ origin: 'CNSHA' }));
  await user.click(await screen.findByRole('button', { name: /Choose all 2/ }));
  const panel = within(screen.getByRole('region', { name: /Change 2\srates/ }));
  await user.click(panel.getByRole('button', { name: 'Preview changes' }));
  expect(await panel.findAllByText('Enter a number such as 5 or -2.5.')).not.toHaveLength(0);
  await user.type(panel.getByRole('textbox', { name: /Percent/ }), '5');
  await user.click(panel.getByRole('button', { name: 'Preview changes' }));
  const changed = within(await panel.findByRole('table', { name: 'Changed rates' }));
  expect(changed.getAllByRole('row')[1]?.textContent).toMatch(/FRT, CNSHA – NLRTM.*4\.20.*4\.41/);
  expect(panel.getByRole('table', { name: 'Unchanged rates' }).textContent).toContain('by an amount');
  await user.click(panel.getByRole('button', { name: /^Change 1\srate$/ }));
  await waitFor(() => expect(screen.queryByRole('region', { name: /Change/ })).toBeNull());
  const sent = calls.filter(({ operation }) => operation === 'rates.adjustLines');
  expect(sent.map(({ input }) => (input as { dry_run?: boolean }).dry_run)).toEqual([true, undefined]);
});

test('a lane shows the tariffs that cover it and its gaps', async () => {
  const calls = serve({
    'rates.coverage': () => ({
      tariffs: [{ ...tariffFixture, carriers: ['', 'Maersk'] }],
      gaps: [{ from: '2027-01-01', to: '2027-01-31' }],
    }),
  });
  const { user } = renderPiece(<LaneCoverage />);
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findAllByText('Enter a UN/LOCODE such as CNSHA.')).not.toHaveLength(0);
  await user.type(screen.getByRole('textbox', { name: 'From, UN/LOCODE' }), 'CNSHA');
  await user.type(screen.getByRole('textbox', { name: 'To, UN/LOCODE' }), 'NLRTM');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText('No tariff: Jan 1, 2027 – Jan 31, 2027')).toBeDefined();
  expect(screen.getByText(/Contract of Meridian Foods · any carrier, Maersk/)).toBeDefined();
  expect(calls[0]?.input).toMatchObject({ origin: 'CNSHA', load: 'FCL', side: 'sell' });
});

test('margins name what is left out', async () => {
  serve({
    'rates.margins': () => ({
      lanes: [
        {
          legal_entity: 'Freight GmbH',
          origin_city: 'Shanghai',
          origin_country: 'China',
          destination_city: 'Rotterdam',
          destination_country: 'Netherlands',
          mode: 'sea',
          shipments: 12,
          without_cost: 2,
          unconverted: 1,
          revenue: { amount: 4280_00, currency: 'EUR' },
          cost: { amount: 3900_14, currency: 'EUR' },
          margin: { amount: 379_86, currency: 'EUR' },
          margin_percent: 8.9,
        },
      ],
    }),
  });
  renderPiece(<LaneMargins />);
  const row = await screen.findByRole('row', { name: /Shanghai, China – Rotterdam, Netherlands/ });
  expect(within(row).getByText('Sea')).toBeDefined();
  expect(screen.getByRole('option', { name: 'Rail' })).toBeDefined();
  expect(row.textContent).toMatch(/2 without cost.*1\sshipment without exchange rate.*€379\.86.*8\.9%/);
});

test('the margin of a lane without any cost is unknown', async () => {
  const lane = {
    legal_entity: 'Freight GmbH',
    origin_city: 'Shanghai',
    origin_country: 'China',
    mode: 'sea',
  };
  const nothing = { amount: 0, currency: 'EUR' };
  serve({
    'rates.margins': () => ({
      lanes: [
        {
          ...lane,
          destination_city: 'Rotterdam',
          destination_country: 'Netherlands',
          shipments: 2,
          without_cost: 1,
          unconverted: 1,
          revenue: nothing,
          cost: nothing,
          margin: nothing,
          margin_percent: null,
        },
      ],
    }),
  });
  renderPiece(<LaneMargins />);
  const row = await screen.findByRole('row', { name: /Shanghai, China – Rotterdam, Netherlands/ });
  expect(row.textContent).toContain('Unknown');
  expect(row.textContent).not.toContain('€');
});

describe('charge codes', () => {
  const charge_codes = [
    {
      code: 'FRT',
      name: 'Basic rate',
      category: 'freight',
      tax_category: 'zero',
      ledger_account: '8400',
      modes: ['sea', 'rail'],
      position: 40,
      updated_at: new Date('2026-11-20T09:00:00Z'),
    },
  ];

  const sessionOf = (role: string) => () => ({
    user_id: '01900000-0000-7000-8000-000000000031',
    full_name: 'Dana Ott',
    role,
    permissions: [],
    expires_at: new Date(Date.now() + 60_000),
  });

  test('are changed by admins', async () => {
    const calls = serve({
      'people.session': sessionOf('admin'),
      'rates.chargeCodes': () => ({ charge_codes }),
      'rates.setChargeCode': (code: object) => code,
    });
    const { user } = renderPiece(<ChargeCodes />);
    await user.click(await screen.findByRole('button', { name: 'Edit FRT' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit FRT' }));
    await user.clear(dialog.getByRole('textbox', { name: 'Order on invoices' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findAllByText('Enter a whole number up to 9999.')).not.toHaveLength(0);
    await user.type(dialog.getByRole('textbox', { name: 'Order on invoices' }), '5');
    await user.click(dialog.getByRole('checkbox', { name: 'Rail' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(calls.find(({ operation }) => operation === 'rates.setChargeCode')?.input).toMatchObject({
        code: 'FRT',
        ledger_account: '8400',
        position: 5,
        modes: ['sea'],
      }),
    );
  });

  test('are only read by dispatchers', async () => {
    serve({ 'people.session': sessionOf('dispatcher'), 'rates.chargeCodes': () => ({ charge_codes }) });
    renderPiece(<ChargeCodes />);
    expect(await screen.findByText('Admins add and change charge codes.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Edit FRT' })).toBeNull();
    const row = within(await screen.findByRole('row', { name: /FRT/ }));
    expect(row.getByText('Freight')).toBeDefined();
    expect(row.getByText('Sea, Rail')).toBeDefined();
  });
});

test('a zone is added, and a member that is not known is named at its field', async () => {
  const calls = serve({
    'rates.zones': () => ({ zones: [] }),
    'rates.setZone': () => {
      throw new ORPCError('UNPROCESSABLE_CONTENT', {
        status: 422,
        data: { issues: [{ path: 'members.1', message: 'DE is fine, QQ is not known.' }] },
      });
    },
  });
  const { user } = renderPiece(<Zones />);
  await user.click(await screen.findByRole('button', { name: 'Add a zone' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a zone' }));
  await user.type(dialog.getByRole('textbox', { name: 'Code' }), 'north-range');
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'North range');
  await user.type(dialog.getByRole('textbox', { name: 'Members' }), 'nlrtm, de:47');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(calls.find(({ operation }) => operation === 'rates.setZone')?.input).toMatchObject({
      members: ['NLRTM', 'DE:47'],
    }),
  );
  expect(await dialog.findAllByText('DE is fine, QQ is not known.')).not.toHaveLength(0);
});
