import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { NOW } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, refusal, serve } from '#web/server-for-tests.ts';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { ChargeCodeDialog } from './charge-code-dialog.tsx';
import { ExchangeRates } from './exchange-rates.tsx';
import { LaneCoverage } from './lane-coverage.tsx';
import { NewTariffDialog } from './new-tariff-dialog.tsx';
import { tariffFixture } from './rate-fixtures.ts';
import { RestoreVersion, TariffActions } from './tariff-actions.tsx';
import { Zones } from './zones.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const toast of shownToasts()) dismissToast(toast.id);
});

const { id } = tariffFixture;
const textField = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const invalid = (field: HTMLElement) => field.getAttribute('aria-invalid') === 'true';

test('a charge code is refused at each wrong field, and sent with its number', async () => {
  const calls = serve({ 'rates.setChargeCode': (code: object) => code });
  const onClose = vi.fn();
  const { user } = renderPiece(<ChargeCodeDialog code={null} onClose={onClose} />);
  const save = screen.getByRole('button', { name: 'Save' });
  await user.type(textField('Code'), 'X');
  await user.type(textField('Order on invoices'), '1.5');
  await user.click(save);
  expect(await screen.findAllByText('Use 2 to 12 letters and digits.')).not.toHaveLength(0);
  expect(['Code', 'Name', 'Order on invoices'].map((name) => invalid(textField(name)))).toEqual([
    true,
    true,
    true,
  ]);
  expect(calls).toEqual([]);
  await user.type(textField('Code'), 'RAY2');
  await user.type(textField('Name'), 'X-ray');
  await user.clear(textField('Order on invoices'));
  await user.type(textField('Order on invoices'), '12');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tax category' }), 'Reverse charge');
  await user.click(screen.getByRole('checkbox', { name: 'Sea' }));
  await user.click(screen.getByRole('checkbox', { name: 'Air' }));
  await user.click(screen.getByRole('checkbox', { name: 'Sea' }));
  await user.click(save);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(calls[0]?.input).toMatchObject({
    code: 'XRAY2',
    name: 'X-ray',
    position: 12,
    tax_category: 'reverse',
    modes: ['air'],
  });
});

test('a charge code that could not be saved stays as typed, and says why', async () => {
  serve({ 'rates.setChargeCode': lost });
  const onClose = vi.fn();
  const { user } = renderPiece(<ChargeCodeDialog code={null} onClose={onClose} />);
  for (const [name, text] of [
    ['Code', 'XRAY'],
    ['Name', 'X-ray'],
    ['Order on invoices', '7'],
  ] as const)
    await user.type(textField(name), text);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t reach the server.');
  expect(textField('Name').value).toBe('X-ray');
  expect(onClose).not.toHaveBeenCalled();
});

test('a zone is edited without its code; its members may be separated by spaces and lines', async () => {
  const zone = {
    code: 'north-range',
    name: 'North range',
    members: ['NLRTM', 'DEHAM'],
    updated_at: new Date('2026-11-20T09:00:00Z'),
  };
  const calls = serve({ 'rates.zones': () => ({ zones: [zone] }), 'rates.setZone': (sent: object) => sent });
  const { user } = renderPiece(<Zones />);
  await user.click(await screen.findByRole('button', { name: 'Edit north-range' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit north-range' }));
  expect(dialog.queryByRole('textbox', { name: 'Code' })).toBeNull();
  const members = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Members' });
  expect(members.value).toBe('NLRTM, DEHAM');
  await user.clear(members);
  await user.type(members, 'Rotterdam');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(invalid(members)).toBe(true);
  await user.clear(members);
  await user.type(members, 'nlrtm{enter}beanr  de:47;');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.filter(({ operation }) => operation === 'rates.setZone').map(({ input }) => input)).toEqual([
    { code: 'north-range', name: 'North range', members: ['NLRTM', 'BEANR', 'DE:47'] },
  ]);
});

test('Escape and Back ask before what was entered for a zone is lost', async () => {
  serve({ 'rates.zones': () => ({ zones: [] }) });
  const { user } = renderPiece(<Zones />);
  await user.click(screen.getByRole('button', { name: 'Add a zone' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add a zone' }));
  await user.type(dialog.getByLabelText('Name'), 'North range');
  await user.keyboard('{Escape}');
  expect(dialog.getByRole('alert').textContent).toContain('You have unsaved changes');
  await user.click(dialog.getByRole('button', { name: 'Keep editing' }));
  expect(dialog.getByLabelText<HTMLInputElement>('Name').value).toBe('North range');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(dialog.getByRole('button', { name: 'Discard' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('of a zone with many members, the first twelve are listed and the others counted', async () => {
  const members = Array.from({ length: 15 }, (_, index) => `DE:${index + 10}`);
  serve({
    'rates.zones': () => ({ zones: [{ code: 'many', name: 'Many', members, updated_at: new Date() }] }),
  });
  renderPiece(<Zones />);
  const row = await screen.findByRole('row', { name: /many/ });
  expect(row.textContent).toContain('DE:21 and 3 more');
  expect(row.textContent).not.toContain('DE:22');
});

test('a tariff is a contract only with a company of the list', async () => {
  const company = { id: '01900000-0000-7000-8000-0000000000b1', name: 'Meridian Foods' };
  const calls = serve({
    'organisations.list': () => ({ organisations: [company], next: null }),
    'rates.createTariff': () => tariffFixture,
  });
  const { user, address } = renderPiece(<NewTariffDialog onClose={() => {}} />);
  const add = screen.getByRole('button', { name: 'Add tariff' });
  await user.type(textField('Name'), 'Winter');
  await user.type(screen.getByLabelText('First day'), '2026-12-01');
  await user.type(screen.getByLabelText('Last day'), '2026-12-31');
  await user.clear(textField('Currency'));
  await user.type(textField('Currency'), 'eur');
  const customer = screen.getByRole('combobox', { name: /^Customer/ });
  await user.type(customer, 'Meri');
  await user.click(add);
  expect(await screen.findAllByText('Choose a company from the list.')).not.toHaveLength(0);
  expect(calls.some(({ operation }) => operation === 'rates.createTariff')).toBe(false);
  await user.type(customer, 'd');
  await user.click(await screen.findByRole('option', { name: 'Meridian Foods' }));
  await user.click(add);
  await waitFor(() => expect(address()).toContain(id));
  expect(calls.at(-1)?.input).toMatchObject({ organisation_id: company.id, currency: 'EUR', side: 'sell' });
});

test('the latest version of a tariff is taken back, and a refusal is shown', async () => {
  let refuses = true;
  const calls = serve({
    'rates.revertTariff': () => {
      if (refuses) throw refusal('CONFLICT', 'The first version can’t be taken back.');
      return tariffFixture;
    },
  });
  const { user } = renderPiece(<TariffActions id={id} version={3} />);
  await user.click(screen.getByRole('button', { name: 'Undo version 3' }));
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe('The first version can’t be taken back.'),
  );
  refuses = false;
  await user.click(screen.getByRole('button', { name: 'Undo version 3' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(''));
  expect(calls.map(({ input }) => input)).toEqual([
    { id, version: 3 },
    { id, version: 3 },
  ]);
});

test('a tariff without a version has none to take back, and can stay after the question', async () => {
  const calls = serve({});
  const { user } = renderPiece(<TariffActions id={id} version={0} />);
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(calls).toEqual([]);
});

test('a former version is restored by its number, and a failure says so', async () => {
  const calls = serve({ 'rates.revertTariff': lost });
  const { user } = renderPiece(<RestoreVersion id={id} version={2} latest={4} />);
  await user.click(screen.getByRole('button', { name: 'Restore version 2' }));
  await waitFor(() => expect(shownToasts()).toMatchObject([{ title: 'The version was not restored' }]));
  expect(calls[0]?.input).toEqual({ id, to: 2, version: 4 });
});

test('exchange rates that cannot be loaded are loaded again, page by page', async () => {
  const rate = { from: 'EUR', to: 'USD', date: '2026-11-23', rate: '1.085', source: 'ECB', created_at: NOW };
  let attempts = 0;
  const calls = serve({
    'rates.exchangeRates': ({ after }: { after?: string }) => {
      attempts += 1;
      if (attempts === 1) lost();
      return after
        ? { exchange_rates: [{ ...rate, id: 'second', from: 'GBP' }], next: null }
        : { exchange_rates: [{ ...rate, id: 'first' }], next: 'cursor' };
    },
  });
  const { user } = renderPiece(<ExchangeRates />);
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect((await screen.findByRole('row', { name: /EUR to USD/ })).textContent).toMatch(
    /Nov 23, 2026.*1\.0850.*ECB/,
  );
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('row', { name: /GBP to USD/ })).toBeDefined();
  expect(screen.getByRole('row', { name: /EUR to USD/ })).toBeDefined();
  expect(calls.at(-1)?.input).toMatchObject({ after: 'cursor' });
});

test('after an exchange rate is added, only its rate is emptied for the next one', async () => {
  const calls = serve({
    'rates.exchangeRates': () => ({ exchange_rates: [], next: null }),
    'rates.addExchangeRate': (rate: object) => ({ ...rate, id, created_at: NOW }),
  });
  const { user } = renderPiece(<ExchangeRates />);
  await user.clear(textField('One unit of'));
  await user.type(textField('One unit of'), 'E1');
  await user.type(textField('Is worth'), '-2');
  await user.type(screen.getByLabelText('From the day'), '2026-11-23');
  await user.type(textField('Source'), 'ECB');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findAllByText('Enter a currency code, such as EUR.')).not.toHaveLength(0);
  expect(invalid(textField('Is worth'))).toBe(true);
  await user.clear(textField('One unit of'));
  await user.type(textField('One unit of'), 'GBP');
  await user.clear(textField('Is worth'));
  await user.type(textField('Is worth'), '1.27');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(textField('Is worth').value).toBe(''));
  await waitFor(() => expect(shownToasts()).toMatchObject([{ title: 'Exchange rate added' }]));
  expect(invalid(textField('Is worth'))).toBe(false);
  expect(screen.queryByText('Enter the rate, such as 1.0850.')).toBeNull();
  expect(textField('One unit of').value).toBe('GBP');
  expect(textField('Source').value).toBe('ECB');
  expect(calls.filter(({ operation }) => operation === 'rates.addExchangeRate')).toHaveLength(1);
});

test('a lane is shown for half a year from today, and a covered one says so', async () => {
  const calls = serve({ 'rates.coverage': () => ({ tariffs: [], gaps: [] }) });
  const { user } = renderPiece(<LaneCoverage />);
  await user.type(textField('From, UN/LOCODE'), 'CNSHA');
  await user.type(textField('To, UN/LOCODE'), 'NLRTM');
  const last = screen.getByLabelText<HTMLInputElement>('Last day');
  const proposed = last.value;
  const days = Date.parse(proposed) - Date.parse(screen.getByLabelText<HTMLInputElement>('First day').value);
  expect(days / 86_400_000).toBe(180);
  await user.clear(last);
  await user.type(last, '2020-01-01');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findAllByText('The last day is before the first.')).not.toHaveLength(0);
  expect(calls).toEqual([]);
  await user.clear(last);
  await user.type(last, proposed);
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText('Every day of the period is covered.')).toBeDefined();
});

test('a zone that exists already is not replaced by a new one', async () => {
  const versions: (string | null)[] = [];
  serve({
    'rates.zones': () => ({ zones: [] }),
    'rates.setZone': (_: unknown, headers: Headers) => {
      versions.push(headers.get('if-match'));
      throw refusal('PRECONDITION_FAILED', 'Someone else has changed this zone.', 412);
    },
  });
  const { user } = renderPiece(<Zones />);
  await user.click(await screen.findByRole('button', { name: 'Add a zone' }));
  for (const [name, text] of [
    ['Code', 'NORTH-RANGE'],
    ['Name', 'North range'],
    ['Members', 'NLRTM'],
  ] as const)
    await user.type(textField(name), text);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(invalid(textField('Code'))).toBe(true));
  expect(screen.getAllByText(/^This zone exists already\./)).not.toHaveLength(0);
  expect(versions).toEqual(['"0"']);
});
