import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { announcePersonChange } from '#web/forms/person-change.ts';
import { RECEIPT } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, serve } from '#web/server-for-tests.ts';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { QuoteForm } from './quote-form.tsx';
import { useQuoteForm } from './use-quote-form.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  for (const { id } of shownToasts()) dismissToast(id);
});

function Screen() {
  return <QuoteForm form={useQuoteForm()} />;
}

const toasts = () => shownToasts().map(({ title, description }) => [title, description]);
const send = () => screen.getByRole('button', { name: 'Request a Quote' });

async function filled(email: string, calls: Parameters<typeof serve>[0] = {}) {
  const served = serve({ 'geography.suggest': () => [], ...calls });
  const { user } = renderPiece(<Screen />);
  await user.type(screen.getByLabelText(/^Origin/), 'Shanghai');
  await user.type(screen.getByLabelText(/^Destination/), 'Hamburg');
  if (email) await user.type(screen.getByLabelText(/^E-?mail/i), email);
  return { user, served };
}

test('says what is missing; each problem leads to its field', async () => {
  serve({});
  document.title = 'Request a quote · Groundswell';
  const { user } = renderPiece(<Screen />);
  await user.click(send());
  await waitFor(() =>
    expect(toasts()).toEqual([
      ['Missing Information', 'Please fill in origin, destination, and email address.'],
    ]),
  );
  const summary = screen.getByRole('alert');
  expect(document.activeElement).toBe(summary);
  expect(document.title).toMatch(/^Error: /);
  for (const [sentence, role, name] of [
    ['Enter an origin.', 'combobox', 'Origin'],
    ['Enter a destination.', 'combobox', 'Destination'],
    ['Please select at least one transport mode.', 'checkbox', /^Ocean/],
    ['Enter your e-mail address.', 'textbox', 'E-mail'],
  ] as const) {
    await user.click(within(summary).getByRole('link', { name: sentence }));
    const field = screen.getByRole(role, { name, description: new RegExp(sentence) });
    expect(document.activeElement).toBe(field);
  }
});

test('asks for a transport mode once the rest is there, and moves the focus there', async () => {
  const { user } = await filled('ann@lind.example');
  await user.click(send());
  await waitFor(() =>
    expect(toasts()).toEqual([['Select Transport Mode', 'Please select at least one transport mode.']]),
  );
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /^Ocean/ })));
});

test('is empty once the person signs out', async () => {
  const { user } = await filled('ann@lind.example');
  await user.click(screen.getByRole('checkbox', { name: /^Ocean/ }));
  act(() => announcePersonChange());
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^E-?mail/i).value).toBe(''));
  expect(screen.getByLabelText<HTMLInputElement>(/^Origin/).value).toBe('');
  expect(sessionStorage.getItem('groundswell.quote.1')).not.toMatch(/ann@|Shanghai/);
});

test('a double click sends once', async () => {
  const { user, served } = await filled('ann@lind.example', {
    'quotes.request': async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return lost();
    },
  });
  await user.click(screen.getByRole('checkbox', { name: /Ocean/ }));
  await user.dblClick(send());
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t reach the server.');
  expect(served.filter(({ operation }) => operation === 'quotes.request')).toHaveLength(1);
});

test('an invalid address is not called missing', async () => {
  const { user } = await filled('ann@nowhere');
  await user.click(screen.getByRole('checkbox', { name: /Ocean/ }));
  await user.click(send());
  await waitFor(() =>
    expect(toasts()).toEqual([
      ['Check Your Entries', 'Enter a valid e-mail address, such as name@company.com.'],
    ]),
  );
});

test('the receipt leads to registration with the address and the name', async () => {
  const { user, served } = await filled('ann@lind.example', { 'quotes.request': () => RECEIPT });
  await user.type(screen.getByRole('textbox', { name: 'Full Name' }), 'Ann Lind');
  await user.click(screen.getByRole('checkbox', { name: /Ocean/ }));
  await user.click(send());
  expect(await screen.findByRole('heading', { name: 'We’ve received your request' })).toBeDefined();
  expect(served.find(({ operation }) => operation === 'quotes.request')?.input).toMatchObject({
    origin: 'Shanghai',
    transport_modes: ['ocean'],
    weight: null,
  });
  expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe(
    '/register#email=ann%40lind.example&full_name=Ann+Lind',
  );
});

describe('first prices', () => {
  const { reference: _, ...PRICES } = RECEIPT;

  test('follow what was entered, before a mode or an address is', async () => {
    const { user, served } = await filled('', { 'quotes.estimate': () => PRICES });
    expect(
      await screen.findByRole('table', { name: /^First estimates, Houston, US to Rotterdam, NL/ }),
    ).toBeDefined();
    await user.click(screen.getByRole('checkbox', { name: /^Air/ }));
    const inputs = () =>
      served.filter(({ operation }) => operation === 'quotes.estimate').map(({ input }) => input);
    await waitFor(() => expect(inputs().at(-1)).toMatchObject({ transport_modes: ['air'] }));
    expect(inputs()[0]).toEqual({
      origin: 'Shanghai',
      destination: 'Hamburg',
      shipment_type: 'general',
      weight: null,
      dimensions: '',
      urgency: 'standard',
    });
  });

  test('are not shown for a town that is unknown', async () => {
    const { served } = await filled('', {
      'quotes.estimate': () => ({ ...PRICES, origin_approximate: true, estimates: [] }),
    });
    await waitFor(() => expect(served.map(({ operation }) => operation)).toContain('quotes.estimate'));
    await waitFor(() => expect(screen.queryByText('Calculating prices...')).toBeNull());
    expect(screen.queryByText(/We don’t know|First estimates/)).toBeNull();
  });

  test('that depend on the weight ask for it, and without one by any mode are on request', async () => {
    const { user } = await filled('', {
      'quotes.estimate': () => ({ ...PRICES, estimates: [], on_request: ['ocean', 'air'] }),
    });
    expect(await screen.findByText('Enter the weight: prices on this route depend on it.')).toBeDefined();
    await user.type(screen.getByRole('textbox', { name: /^Weight/ }), '800');
    expect(await screen.findByRole('row', { name: /^Ocean On request/ })).toBeDefined();
    expect(screen.queryByText(/^Enter the weight/)).toBeNull();
  });

  test('that fail can be calculated again; the request can still be sent', async () => {
    let works = false;
    const { user } = await filled('', { 'quotes.estimate': () => (works ? PRICES : lost()) });
    await screen.findByText(/We couldn’t calculate prices/);
    works = true;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('table', { name: /^First estimates/ })).toBeDefined();
  });
});
