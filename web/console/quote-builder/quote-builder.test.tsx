import { ORPCError } from '@orpc/client';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { QuoteOption } from '#contract/quotes/options.ts';
import { api } from '#web/api/client.ts';
import { CUSTOMER } from '#web/gallery/customer-fixtures.ts';
import { offeredOption, proposals } from '#web/gallery/offer-fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { refusal, serve } from '#web/server-for-tests.ts';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { quoteOf } from '../quotes/quote-for-tests.ts';
import { LoadedBuilder } from './loaded-builder.tsx';
import { QuoteBuilder } from './quote-builder.tsx';

const CODES = ['FRT', 'THCD', 'DOC', 'INSURANCE'].map((code) => ({
  code,
  name: code === 'INSURANCE' ? 'Cargo insurance' : code,
  category: code === 'INSURANCE' ? 'insurance' : 'freight',
  tax_category: 'zero',
  ledger_account: '',
  modes: [],
  position: 1,
}));

beforeEach(() => sessionStorage.clear());

function open(
  offered: { revision: number; options: QuoteOption[] } = { revision: 0, options: [] },
  setOptions: (input: never, headers: Headers) => unknown = () => ({
    revision: offered.revision + 1,
    options: [],
  }),
  quote = quoteOf(),
  organisations: (input: never) => unknown = () => ({ organisations: [], next: null }),
) {
  const calls = serve({
    'rates.chargeCodes': () => ({ charge_codes: CODES }),
    'quotes.hitRatio': () => ({ total: { won: 0, lost: 0, expired: 0 }, rows: [] }),
    'quotes.spotRequests': () => ({ spot_requests: [] }),
    'organisations.list': organisations,
    'quotes.options': () => offered,
    'quotes.setOptions': setOptions,
  });
  const builder = (revision: number) => (
    <QuoteBuilder quote={quote} proposals={proposals} offered={{ ...offered, revision }} />
  );
  const rendered = renderPiece(builder(offered.revision));
  const sent = () => calls.filter(({ operation }) => operation === 'quotes.setOptions');
  return { ...rendered, sent, showRevision: (revision: number) => rendered.rerender(builder(revision)) };
}

const sellRates = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Sell, per unit' });

test('Enter goes down the rates to sell, a percentage sets the margin, Escape restores', async () => {
  const { user } = open();
  const [freight, handling] = sellRates();
  if (!freight || !handling) throw new Error('no charges');
  await user.clear(freight);
  await user.type(freight, '12%{Enter}');
  expect(freight.value).toBe('1937.58');
  expect(document.activeElement).toBe(handling);
  await user.type(handling, '9');
  expect(handling.value).not.toBe('245.00');
  await user.keyboard('{Escape}');
  expect(handling.value).toBe('245.00');
});

test('the request of the customer is beside the prices', () => {
  open(
    undefined,
    undefined,
    quoteOf({
      shipment_type: 'hazardous',
      cargo_description: 'Lithium cells',
      cargo_dimensions: '240x120x160',
      urgency: 'urgent',
      phone: '+49 40 5550100',
      cargo_value_cents: 45_000_00,
    }),
  );
  const fact = (name: string) =>
    screen.getAllByText(name)[0]?.parentElement?.querySelector('dd')?.textContent;
  expect(fact('Cargo')).toBe('Hazardous materials: Lithium cells');
  expect(fact('Dimensions')).toBe('240\u00a0×\u00a0120\u00a0×\u00a0160\u00a0cm, 4.61\u00a0m³');
  expect(fact('Modes')).toBe('Air, Ocean');
  expect(fact('Urgency')).toBe('Urgent, 3-7 days');
  const request = within(screen.getByRole('region', { name: 'Request' }));
  expect(request.getByText('$45,000.00')).toBeDefined();
  expect(request.getByText('+49 40 5550100')).toBeDefined();
});

test('without tariffs, the first option has the requested mode, US dollars and named charges', async () => {
  const quote = quoteOf({ preferred_transport: ['air'], estimates: [] });
  serve({
    'rates.chargeCodes': () => ({ charge_codes: [{ ...CODES[0], name: 'Freight' }] }),
    'quotes.hitRatio': () => ({ total: { won: 0, lost: 0, expired: 0 }, rows: [] }),
    'quotes.spotRequests': () => ({ spot_requests: [] }),
  });
  const none = { ...proposals, proposals: [] };
  const { user } = renderPiece(
    <QuoteBuilder quote={quote} proposals={none} offered={{ revision: 0, options: [] }} />,
  );
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Mode' }).value).toBe('air');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Offer currency' }).value).toBe('USD');
  const [sell] = sellRates();
  if (!sell) throw new Error('no charge');
  await user.type(sell, '1090');
  const view = within(screen.getByRole('region', { name: 'Customer’s view' }));
  expect(await view.findByText('Freight')).toBeDefined();
});

test('a charge that is added starts with its code', async () => {
  const { user } = open();
  const before = sellRates().length;
  await user.click(screen.getByRole('button', { name: 'Add charge' }));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: `Charge ${before + 1}` })),
  );
});

test('a charge by container states its type, which the shipment then gets', async () => {
  const { user, sent } = open();
  await user.click(screen.getByRole('button', { name: 'Add charge' }));
  const place = sellRates().length;
  const bases = screen.getAllByRole('combobox', { name: 'Basis' });
  await user.selectOptions(bases[place - 1] as HTMLElement, 'container');
  const type = screen.getByRole('combobox', { name: `Container type of charge ${place}` });
  await user.selectOptions(type, "22G1, 20' standard");
  await user.type(sellRates()[place - 1] as HTMLElement, '900');
  fireEvent.keyDown(document, { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(sent()).toHaveLength(1));
  const line = { side: 'sell', basis: 'container', size_type: '22G1', quantity: 1 };
  expect(sent()[0]?.input).toMatchObject({
    options: [{ lines: expect.arrayContaining([expect.objectContaining(line)]) }],
  });
});

test('a charge without a buy rate has no margin', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Add charge' }));
  await user.type(sellRates().at(-1) as HTMLElement, '900');
  const added = sellRates().at(-1)?.closest('li');
  expect(added?.textContent).toMatch(/Margin No cost/);
  expect(added?.textContent).not.toContain('900.00');
  expect(screen.getByText(/\(\d+\scharges? without cost\)/)).toBeDefined();
});

test('Alt and a digit select an option, Ctrl and Enter send', async () => {
  const { user, sent } = open();
  await user.click(screen.getByRole('button', { name: 'Duplicate' }));
  expect(screen.getByRole('region', { name: 'Option 2' })).toBeDefined();
  fireEvent.keyDown(document, { code: 'Digit1', key: '¡', altKey: true });
  await screen.findByRole('region', { name: 'Option 1' });
  fireEvent.keyDown(document, { code: 'Digit4', key: '4', altKey: true });
  expect(screen.getByRole('region', { name: 'Option 1' })).toBeDefined();
  fireEvent.keyDown(document, { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(sent()).toHaveLength(1));
});

test('while a dialog is open, the keys neither send the offer nor select an option', async () => {
  const { user, sent } = open();
  await user.click(screen.getByRole('button', { name: 'Duplicate' }));
  await user.click(screen.getByRole('button', { name: 'Ask carriers' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ask carriers for rates' });
  fireEvent.keyDown(dialog, { code: 'Digit1', key: '1', altKey: true });
  fireEvent.keyDown(dialog, { key: 'Enter', ctrlKey: true });
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('region', { name: 'Option 2' })).toBeDefined();
  expect(sent()).toHaveLength(0);
});

const carrier = (number: number, name: string) => ({
  id: `01900000-0000-7000-8000-00000000000${number}`,
  name,
  contacts: [{ email: `rates@${name.toLowerCase()}.example` }],
});

test('a request offers the carriers of all pages', async () => {
  const { user } = open(undefined, undefined, undefined, ({ after }: { after?: string }) =>
    after
      ? { organisations: [carrier(9, 'Zim')], next: null }
      : { organisations: [carrier(8, 'Maersk')], next: 'cursor' },
  );
  await user.click(screen.getByRole('button', { name: 'Ask carriers' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask carriers for rates' }));
  expect(await dialog.findByRole('checkbox', { name: /Zim/ })).toBeDefined();
  expect(dialog.getByRole('checkbox', { name: /Maersk/ })).toBeDefined();
});

test('Escape asks before a request to carriers is lost', async () => {
  const { user } = open(undefined, undefined, undefined, () => ({
    organisations: [carrier(9, 'Maersk')],
    next: null,
  }));
  await user.click(screen.getByRole('button', { name: 'Ask carriers' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask carriers for rates' }));
  await user.type(await dialog.findByLabelText(/^Note/), 'Two containers');
  await user.keyboard('{Escape}');
  expect(dialog.getByText('You have unsaved changes. Discard them?')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Keep editing' }));
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/^Note/).value).toBe('Two containers');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await user.click(dialog.getByRole('button', { name: 'Discard' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a key that is held down does not send the offer', async () => {
  const { user, sent } = open();
  fireEvent.keyDown(document, { key: 'Enter', ctrlKey: true, repeat: true });
  await user.click(screen.getByRole('button', { name: 'Duplicate' }));
  expect(sent()).toHaveLength(0);
});

test('an offer that cannot be sent says why, also when another option is incomplete', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: /^Add option/ }));
  const disabled = (description: string) =>
    ['Ask for approval', 'Preview PDF'].map(
      (name) => screen.getByRole<HTMLButtonElement>('button', { name, description }).disabled,
    );
  expect(disabled('Enter at least one sell rate.')).toEqual([true, true]);
  fireEvent.keyDown(document, { code: 'Digit1', key: '1', altKey: true });
  await screen.findByRole('region', { name: 'Option 1' });
  expect(disabled('Option 2: Enter at least one sell rate.')).toEqual([true, true]);
  await user.click(screen.getByRole('button', { name: /^2 · Sea/ }));
  await user.click(screen.getByRole('button', { name: 'Remove option' }));
  expect(disabled('')).toEqual([false, false]);
});

test('an offer that cannot be sent names the exchange rate that an option lacks', async () => {
  const options = [offeredOption(1, 4280_00), offeredOption(2, 4280_00, { currency: 'JPY' })];
  const { user } = open({ revision: 1, options });
  const missing = 'There is no exchange rate from EUR to JPY. Add one under Rates.';
  screen.getByRole('button', { name: 'Send offer', description: `Option 2: ${missing}` });
  await user.click(screen.getByRole('button', { name: /^2 · Sea/ }));
  screen.getByRole('button', { name: 'Send offer', description: missing });
  expect(screen.getAllByText(missing)).toHaveLength(1);
});

test.each([
  [
    'UNPROCESSABLE_CONTENT',
    { issues: [{ path: 'options.0.valid_until', message: 'Choose a validity date in the future.' }] },
    'Choose a validity date in the future.',
  ],
  ['INCOMPLETE', { missing: ['cargo_weight'] }, 'The request lacks details that a shipment needs.'],
])('an offer that the server refuses with %s says why, and once', async (code, data, reason) => {
  for (const { id } of shownToasts()) dismissToast(id);
  const { user } = open({ revision: 0, options: [] }, () => {
    throw new ORPCError(code, { status: 422, defined: true, message: reason, data });
  });
  await user.click(screen.getByRole('button', { name: 'Ask for approval' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(`The offer was not sent.${reason}`);
  await waitFor(() => expect(document.activeElement).toBe(alert));
  expect(shownToasts()).toEqual([]);
});

test('inclusions are chosen from the charges or typed, and reach the offer word for word', async () => {
  const { user, sent } = open();
  await user.click(await screen.findByRole('button', { name: 'Add Cargo insurance' }));
  await user.type(screen.getByRole('textbox', { name: /^Included/ }), '7 free days{Enter}');
  expect(screen.getByRole('button', { name: 'Remove Cargo insurance' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Ask for approval' }));
  await waitFor(() =>
    expect(sent()[0]?.input).toMatchObject({
      options: [{ inclusions: ['7 free days'], exclusions: ['Cargo insurance'] }],
    }),
  );
});

test('a draft stays when somebody else saves a revision, and is sent only once its author has chosen', async () => {
  const { user, sent, showRevision } = open();
  const [freight] = sellRates();
  if (!freight) throw new Error('no charges');
  await user.clear(freight);
  await user.type(freight, '2500');
  showRevision(1);
  const note = await screen.findByText('Revision 1 has been saved since you began this draft.');
  expect(sellRates()[0]?.value).toBe('2500');
  fireEvent.keyDown(document, { key: 'Enter', ctrlKey: true });
  expect(sent()).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Continue this draft' }));
  expect(note.isConnected).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Send offer' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
});

test('an offer that would replace another revision is refused, and its draft says so', async () => {
  const headers: (string | null)[] = [];
  const { user, sent, showRevision } = open(
    { revision: 2, options: [offeredOption(1, 4280_00)] },
    (_, sent) => {
      headers.push(sent.get('if-match'));
      throw refusal('PRECONDITION_FAILED', 'Someone else has changed the options of this quote.', 412);
    },
  );
  await user.click(screen.getByRole('button', { name: 'Send offer' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Someone else has changed the options of this quote.');
  expect(headers).toEqual(['"2"']);
  showRevision(3);
  await screen.findByText('Revision 3 has been saved since you began this draft.');
  const compared = within(await screen.findByRole('table', { name: 'Revisions' }));
  expect(compared.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Option',
    'Revision 1',
    'Revision 3',
  ]);
  fireEvent.keyDown(document, { key: 'Enter', ctrlKey: true });
  expect(sent()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Continue this draft' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what was offered stays in the builder before the options have been read again', async () => {
  const options = [offeredOption(1, 4280_00)];
  let reads = 0;
  serve({
    'rates.chargeCodes': () => ({ charge_codes: CODES }),
    'quotes.hitRatio': () => ({ total: { won: 0, lost: 0, expired: 0 }, rows: [] }),
    'quotes.spotRequests': () => ({ spot_requests: [] }),
    'quotes.find': () => quoteOf(),
    'quotes.proposals': () => proposals,
    'quotes.options': () => (reads++ === 0 ? { revision: 1, options } : new Promise(() => {})),
    'quotes.setOptions': () => ({
      revision: 2,
      options: [offeredOption(1, 4280_00, { terms: 'New terms' })],
    }),
  });
  const { user } = renderPiece(<LoadedBuilder reference={quoteOf().reference} />);
  await screen.findAllByRole('textbox', { name: 'Sell, per unit' });
  const [freight] = sellRates();
  if (!freight) throw new Error('no charges');
  await user.clear(freight);
  await user.type(freight, '2500');
  await user.click(screen.getByRole('button', { name: 'Send offer' }));
  await screen.findByText('Compare revision 2 with');
  expect(sellRates()[0]?.value).toBe('2500');
  expect(screen.queryByText(/has been saved since/)).toBeNull();
});

test('another person on this tab starts without the draft', async () => {
  const openAs = async (user_id: string) => {
    const rendered = open();
    await act(async () => {
      rendered.client.setQueryData(api.people.session.queryKey(), { ...CUSTOMER, user_id } as never);
      // Queries tell their observers in the next task.
      await new Promise((resolve) => setTimeout(resolve));
    });
    return rendered;
  };
  const first = await openAs('01900000-0000-7000-8000-000000000001');
  const proposed = sellRates()[0]?.value;
  const [freight] = sellRates();
  if (!freight) throw new Error('no charges');
  await first.user.clear(freight);
  await first.user.type(freight, '2500');
  first.unmount();
  const second = await openAs('01900000-0000-7000-8000-000000000002');
  expect(sellRates()[0]?.value).toBe(proposed);
  await second.user.type(sellRates()[0] as HTMLInputElement, '1');
  const stored = JSON.parse(sessionStorage.getItem('groundswell.offer-drafts.1') ?? '{}');
  expect(Object.keys(stored)).toEqual([expect.stringMatching(/^01900000-0000-7000-8000-000000000002 /)]);
});

test('each quote has its own draft', async () => {
  const typeRate = async ({ user }: ReturnType<typeof open>, rate: string) => {
    const [freight] = sellRates();
    if (!freight) throw new Error('no charges');
    await user.clear(freight);
    await user.type(freight, rate);
  };
  const first = open();
  const proposed = sellRates()[0]?.value;
  await typeRate(first, '2500');
  first.unmount();
  const second = open(undefined, undefined, quoteOf({ reference: 'GQ123456790' }));
  expect(sellRates()[0]?.value).toBe(proposed);
  await typeRate(second, '3100');
  second.unmount();
  open();
  expect(sellRates()[0]?.value).toBe('2500');
});

test('an expired offer is renewed at the same rates', async () => {
  const past = new Date(Date.now() - 86_400_000);
  const option = {
    ...proposals.proposals[0],
    option: 1,
    valid_until: past,
    total: { amount: 4280_00, currency: 'EUR' },
    terms: '',
    inclusions: [],
    exclusions: [],
  } as unknown as QuoteOption;
  serve({});
  const quote = quoteOf({ status: 'approved', offered_cents: 428_000, valid_until: past });
  const { user } = renderPiece(
    <QuoteBuilder quote={quote} proposals={proposals} offered={{ revision: 1, options: [option] }} />,
  );
  const send = screen.getByRole('button', { name: /Send offer|Ask for approval/ });
  expect((send as HTMLButtonElement).disabled).toBe(true);
  expect(send.getAttribute('aria-describedby')).not.toBeNull();
  const alert = screen.getByText(/This offer has expired/).closest('[role="status"]') as HTMLElement;
  await user.click(within(alert).getByRole('button', { name: 'Renew' }));
  expect((send as HTMLButtonElement).disabled).toBe(false);
  expect(sellRates()[0]?.value).toBe('1860.00');
});
