import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Declaration } from '#contract/shipments/declarations.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { refusal, serve } from '#web/server-for-tests.ts';
import { FILE } from '../shipment-file-for-tests.tsx';
import { CustomsSection } from './customs-section.tsx';

const MRN = '26DE586600000002E7';
const LODGED: Declaration = {
  id: '01900000-0000-7000-8000-000000000001',
  tracking_number: FILE.tracking_number,
  kind: 'import',
  country: 'DE',
  broker: { id: '01900000-0000-7000-8000-00000000000b', name: 'Rhine Customs Brokers' },
  office: 'DE005866',
  number: MRN,
  note: '',
  lines: [
    {
      description: 'Ceramic tableware',
      hs_code: '691110',
      origin_country: 'CN',
      pieces: 1180,
      gross_kg: 21_400,
      net_kg: null,
      value: { amount: 1_250_000, currency: 'USD' },
    },
  ],
  state: 'lodged',
  reason: '',
  lodged_at: new Date('2026-12-01T09:00:00Z'),
  held_at: null,
  released_at: null,
  rejected_at: null,
  time_zone: 'Europe/Berlin',
  created_at: new Date('2026-11-30T09:00:00Z'),
  version: 4,
};
const TITLE = 'Import declaration, Germany';

function show(declaration: Declaration | null, others: Parameters<typeof serve>[0] = {}) {
  const calls = serve({
    'declarations.list': () => ({ declarations: declaration ? [declaration] : [] }),
    ...others,
  });
  return { ...renderPiece(<CustomsSection file={FILE} />), calls };
}

function refuseFields(issues: readonly { path: string; message: string }[]): never {
  throw Object.assign(refusal('UNPROCESSABLE_CONTENT', 'Check the input.', 422), { data: { issues } });
}

test('a declaration shows its number, broker and lines, and what customs can decide', async () => {
  const { user } = show(LODGED);
  expect(await screen.findByRole('heading', { name: TITLE })).toBeDefined();
  for (const text of ['lodged', MRN, 'Rhine Customs Brokers', 'DE005866'])
    expect(screen.getByText(text)).toBeDefined();
  await user.click(screen.getByText('1 line'));
  expect(screen.getByText('$12,500.00')).toBeDefined();
  const verbs = screen
    .getAllByRole('button', { name: new RegExp(`: ${TITLE}`) })
    .map(({ textContent }) => textContent);
  expect(verbs).toEqual(['Hold', 'Release', 'Reject', 'Edit', 'Edit lines']);
});

test('a new one needs a valid number, and nothing typed is lost when it is refused', async () => {
  const { user, calls } = show(null, {
    'declarations.add': () => {
      throw refusal('TOO_MANY', 'This shipment already has 200 declarations.', 409);
    },
  });
  expect(await screen.findByText('No customs declarations yet.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Add declaration' }));
  const number = screen.getByRole<HTMLInputElement>('textbox', { name: /^MRN or entry number/ });
  await user.type(number, '26DE586600000002E8');
  await user.click(screen.getByRole('button', { name: 'Add declaration' }));
  expect(await screen.findByText(/its check digit is 7/)).toBeDefined();
  expect(calls.some(({ operation }) => operation === 'declarations.add')).toBe(false);
  await user.clear(number);
  await user.type(number, MRN);
  await user.click(screen.getByRole('button', { name: 'Add declaration' }));
  expect(await screen.findByText('This shipment already has 200 declarations.')).toBeDefined();
  expect(number.value).toBe(MRN);
  expect(calls.find(({ operation }) => operation === 'declarations.add')?.input).toMatchObject({
    tracking_number: FILE.tracking_number,
    kind: 'import',
    country: 'DE',
    broker_id: null,
    number: MRN,
  });
});

test('a rejection needs a reason, and is sent with the version', async () => {
  const versions: (string | null)[] = [];
  const { user, calls } = show(LODGED, {
    'declarations.record': (_: object, headers) => {
      versions.push(headers.get('if-match'));
      return { ...LODGED, state: 'rejected' };
    },
  });
  await user.click(await screen.findByRole('button', { name: `Reject: ${TITLE}` }));
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('Enter why customs rejected it.')).toBeDefined();
  await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Wrong code');
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(versions).toEqual(['"4"']));
  expect(calls.find(({ operation }) => operation === 'declarations.record')?.input).toEqual({
    id: LODGED.id,
    state: 'rejected',
    reason: 'Wrong code',
  });
});

test('a number that someone else has entered meanwhile is not replaced', async () => {
  let stored: Declaration = { ...LODGED, number: '' };
  const { user, calls, client } = show(null, {
    'declarations.list': () => ({ declarations: [stored] }),
    'declarations.record': () => stored,
  });
  await user.click(await screen.findByRole('button', { name: `Hold: ${TITLE}` }));
  stored = { ...LODGED, version: 5 };
  await client.invalidateQueries();
  expect(await screen.findByText(MRN)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Hold' }));
  await waitFor(() =>
    expect(calls.find(({ operation }) => operation === 'declarations.record')?.input).toEqual({
      id: LODGED.id,
      state: 'held',
      reason: '',
    }),
  );
});

test('a company that is no customs broker any more is refused at its field', async () => {
  const issues = [{ path: 'broker_id', message: 'Choose a company with the role Customs broker.' }];
  const { user } = show(LODGED, {
    'declarations.change': () => refuseFields(issues),
  });
  await user.click(await screen.findByRole('button', { name: `Edit: ${TITLE}` }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const broker = await screen.findByRole('combobox', { name: /^Customs broker/ });
  await waitFor(() => expect(broker.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText('Choose a company with the role Customs broker.')).toBeDefined();
});

test('lines are edited with their value in the currency, or taken from the cargo', async () => {
  const { user, calls } = show(LODGED, { 'declarations.change': () => LODGED });
  await user.click(await screen.findByRole('button', { name: `Edit lines: ${TITLE}` }));
  const value = screen.getByRole<HTMLInputElement>('textbox', { name: /^Value/ });
  expect(value.value).toBe('12500');
  await user.clear(value);
  await user.type(value, '99.5');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(calls.find(({ operation }) => operation === 'declarations.change')?.input).toEqual({
      id: LODGED.id,
      lines: [{ ...LODGED.lines[0], value: { amount: 9950, currency: 'USD' } }],
    }),
  );
  await user.click(await screen.findByRole('button', { name: `Edit lines: ${TITLE}` }));
  await user.click(screen.getByRole('button', { name: 'Take lines from the cargo' }));
  expect(await screen.findByRole('group', { name: `line ${FILE.cargo_lines.length}` })).toBeDefined();
});

test.each([
  ['lines.0.value.currency', 'Use an ISO 4217 code such as USD.', /^Currency/],
  ['lines.0.value.amount', 'The amount is too large.', /^Value/],
])('what is refused as %s is shown at its field', async (path, message, name) => {
  const { user } = show(LODGED, { 'declarations.change': () => refuseFields([{ path, message }]) });
  await user.click(await screen.findByRole('button', { name: `Edit lines: ${TITLE}` }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const field = screen.getByRole('textbox', { name });
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText(message)).toBeDefined();
});

test('too many lines are refused above the form', async () => {
  const { user } = show(LODGED, {
    'declarations.change': () => refuseFields([{ path: 'lines', message: 'At most 200 lines.' }]),
  });
  await user.click(await screen.findByRole('button', { name: `Edit lines: ${TITLE}` }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('At most 200 lines.')).toBeDefined();
});

test('a draft can be removed after a question', async () => {
  const { user, calls } = show({ ...LODGED, state: 'draft' }, { 'declarations.remove': () => ({}) });
  await user.click(await screen.findByRole('button', { name: `Remove: ${TITLE}` }));
  await user.click(screen.getByRole('button', { name: 'Remove draft' }));
  await waitFor(() =>
    expect(calls.find(({ operation }) => operation === 'declarations.remove')?.input).toEqual({
      id: LODGED.id,
    }),
  );
});
