import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { QuoteOption } from '#contract/quotes/options.ts';
import type { OptionPrice } from '#domain/quotes/quote-option.ts';
import { offeredOption } from '#web/gallery/offer-fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, serve } from '#web/server-for-tests.ts';
import { type DraftOption, emptyOption } from './draft-option.ts';
import { ItemChips } from './item-chips.tsx';
import { MarginNote } from './margin-note.tsx';
import { OfferTerms } from './offer-terms.tsx';
import { OptionTabs } from './option-tabs.tsx';
import { Revisions } from './revisions.tsx';

const NOW = new Date('2026-11-21T12:00:00Z');
const eur = (amount: number) => ({ amount, currency: 'EUR' });

const PRICING = {
  base_currency: 'EUR',
  margin_floor: 10,
  date: '2026-11-21',
  exchange_rates: [{ from: 'EUR', to: 'USD', date: '2026-11-01', rate: '1.25', source: 'ECB' }],
};

const priceOf = (change: Partial<OptionPrice> = {}): OptionPrice => ({
  total: eur(1000_00),
  margin: eur(150_00),
  margin_percent: 15,
  needs_approval: false,
  lines: [],
  ...change,
});

test('a margin above the floor is named beside it', () => {
  const { container } = renderPiece(<MarginNote price={priceOf()} pricing={PRICING} />);
  expect(container.textContent).toBe('Margin €150.00, 15% of the price; the floor is 10%.');
});

test('a margin below the floor says how much more to sell', () => {
  const price = priceOf({ margin: eur(50_00), margin_percent: 5, needs_approval: true });
  renderPiece(<MarginNote price={price} pricing={PRICING} />);
  expect(screen.getByText('5% is below your floor of 10%.')).toBeDefined();
  // Bought for 950.00: at 10% it is sold for 1055.56.
  expect(screen.getByText(/Raise the sell price by €55\.56, or request approval\./)).toBeDefined();
});

test('a price of 0 has a margin, but no share of the price', () => {
  const price = priceOf({
    total: eur(0),
    margin: eur(-50_00),
    margin_percent: null,
    needs_approval: true,
  });
  renderPiece(<MarginNote price={price} pricing={PRICING} />);
  expect(screen.getByText('A price of 0 is below your floor of 10%.')).toBeDefined();
});

test('what is missing to the floor of an offer in another currency is in the base currency', () => {
  const price = priceOf({
    total: { amount: 1250_00, currency: 'USD' },
    margin: eur(50_00),
    margin_percent: 5,
    needs_approval: true,
  });
  renderPiece(<MarginNote price={price} pricing={PRICING} />);
  expect(screen.getByText(/Raise the sell price by €55\.56/)).toBeDefined();
});

test('without an exchange rate to measure by, an admin must approve the margin', () => {
  const price = priceOf({ total: { amount: 1000_00, currency: 'JPY' }, needs_approval: true });
  renderPiece(<MarginNote price={price} pricing={{ ...PRICING, exchange_rates: [] }} />);
  expect(screen.getByText(/An admin must approve it\./)).toBeDefined();
});

test('a price that cannot be made says why; nothing bought has no margin', () => {
  const { rerender, container } = renderPiece(
    <MarginNote price="There is no exchange rate from CNY to EUR." pricing={PRICING} />,
  );
  expect(screen.getByRole('alert').textContent).toBe('There is no exchange rate from CNY to EUR.');
  rerender(<MarginNote price={priceOf({ margin: null, margin_percent: null })} pricing={PRICING} />);
  expect(container.textContent).toBe('');
});

test('options show total, way and margin, and are selected by their button', async () => {
  const onSelect = vi.fn();
  const sea = { ...emptyOption('sea', 'EUR', NOW), carrier: 'Sextant', transit_days: '36' };
  const air = emptyOption('air', 'EUR', NOW);
  const prices = [
    priceOf({ margin_percent: 5, needs_approval: true }),
    'There is no exchange rate.',
    priceOf({ margin: null, margin_percent: null }),
  ];
  const { user } = renderPiece(
    <OptionTabs
      options={[sea, air, { ...air, mode: 'rail' }]}
      prices={prices}
      selected={1}
      onSelect={onSelect}
      onAdd={() => {}}
    />,
  );
  const first = screen.getByRole('button', { name: /^1 · Sea/, pressed: false });
  expect(first.textContent).toMatch(/€1,000\.00.*36\sdays · Sextant.*5% margin, below floor/);
  expect(screen.getByRole('button', { name: /^2 · Air/, pressed: true }).textContent).toContain(
    'No exchange rate',
  );
  expect(screen.getByRole('button', { name: /^3 · Rail/ }).textContent).toContain('No buy rates yet');
  await user.click(first);
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(0);
});

test('a fourth option is the last that can be added', async () => {
  const onAdd = vi.fn();
  const tabs = (count: number) => (
    <OptionTabs
      options={Array.from({ length: count }, () => emptyOption('sea', 'EUR', NOW))}
      prices={Array.from({ length: count }, () => priceOf())}
      selected={0}
      onSelect={() => {}}
      onAdd={onAdd}
    />
  );
  const { user, rerender } = renderPiece(tabs(3));
  await user.click(screen.getByRole('button', { name: /^Add option/ }));
  expect(onAdd).toHaveBeenCalledOnce();
  rerender(tabs(4));
  expect(screen.queryByRole('button', { name: /^Add option/ })).toBeNull();
});

function terms(change: Partial<DraftOption> = {}) {
  serve({ 'rates.chargeCodes': () => ({ charge_codes: [] }) });
  const onChange = vi.fn();
  const option = { ...emptyOption('sea', 'EUR', NOW), ...change };
  return { ...renderPiece(<OfferTerms option={option} onChange={onChange} />), onChange };
}

test('of the transit days only up to three digits count, and a currency is written in capitals', async () => {
  const { user, onChange } = terms({ currency: '' });
  await user.click(screen.getByRole('textbox', { name: /^Transit days/ }));
  await user.paste('about 3250');
  expect(onChange).toHaveBeenLastCalledWith({ transit_days: '325' });
  await user.click(screen.getByRole('textbox', { name: 'Offer currency' }));
  await user.paste('usd');
  expect(onChange).toHaveBeenLastCalledWith({ currency: 'USD' });
});

const chips = (items: readonly string[], onChange: (items: string[]) => void) => (
  <ItemChips label="Included" icon={null} items={items} suggestions={['Customs']} onChange={onChange} />
);

test('an item is added once, by Enter or by leaving the field, and empty text is not', async () => {
  const onChange = vi.fn();
  const { user } = renderPiece(chips(['B/L fee'], onChange));
  const field = screen.getByRole('textbox', { name: /^Included/ });
  await user.type(field, 'B/L fee{Enter}');
  await user.type(field, '   {Enter}');
  expect(onChange).not.toHaveBeenCalled();
  await user.type(field, ' Pallets {Enter}');
  await user.type(field, 'Straps');
  await user.tab();
  expect(onChange.mock.calls).toEqual([[['B/L fee', 'Pallets']], [['B/L fee', 'Straps']]]);
});

test('an item is removed by its button; thirty are the most', async () => {
  const onChange = vi.fn();
  const thirty = Array.from({ length: 30 }, (_, index) => `Item ${index}`);
  const { user } = renderPiece(chips(thirty, onChange));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Included/ }).disabled).toBe(true);
  expect(screen.queryByRole('button', { name: 'Add Customs' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove Item 3' }));
  expect(onChange.mock.lastCall?.[0]).toEqual(thirty.filter((item) => item !== 'Item 3'));
});

function revisions(latest: number, options: Record<number, QuoteOption[] | 'lost'>) {
  const calls = serve({
    'quotes.options': ({ revision }: { revision: number }) => {
      const found = options[revision];
      return found === 'lost' ? lost() : { revision, options: found };
    },
  });
  return { ...renderPiece(<Revisions reference="GQ123456782" latest={latest} />), calls };
}

test('before the first offer there is no revision, and nothing is loaded', async () => {
  const { calls } = revisions(0, {});
  expect(screen.getByText('Nothing has been offered yet.')).toBeDefined();
  await act(async () => {});
  expect(calls).toEqual([]);
});

test('the only revision has nothing to be compared with', async () => {
  const { calls } = revisions(1, { 1: [offeredOption(1, 4280_00, { margin_percent: 8.88 })] });
  expect(await screen.findByText('Sea, Sextant, €4,280.00, 8.88% margin')).toBeDefined();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(calls).toHaveLength(1);
});

test('the latest revision is compared with the one before it, or with an older one', async () => {
  const { user } = revisions(3, {
    1: [offeredOption(1, 4100_00)],
    2: [offeredOption(1, 4200_00), offeredOption(2, 9000_00, { mode: 'air', carrier: '' })],
    3: [offeredOption(1, 4300_00)],
  });
  await screen.findByText('Sea, Sextant, €4,200.00');
  const [header, first, second] = screen.getAllByRole('row');
  expect(header?.textContent).toBe('OptionRevision 2Revision 3');
  expect(first?.textContent).toMatch(/€4,200\.00.*€4,300\.00$/);
  expect(second?.textContent).toMatch(/Air, €9,000\.00.*None$/);
  const choice = screen.getByRole('combobox', { name: 'Compare revision 3 with' });
  await user.selectOptions(choice, 'Revision 1');
  expect(await screen.findByText('Sea, Sextant, €4,100.00')).toBeDefined();
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
});

test('a revision that cannot be loaded can be loaded again', async () => {
  const options: Record<number, QuoteOption[] | 'lost'> = { 1: 'lost' };
  const { user } = revisions(1, options);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  options[1] = [offeredOption(1, 4280_00)];
  await user.click(retry);
  expect(await screen.findByText('Sea, Sextant, €4,280.00')).toBeDefined();
});
