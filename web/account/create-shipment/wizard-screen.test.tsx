import { ORPCError } from '@orpc/client';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { setOnline } from '#web/browser-for-tests.ts';
import { CUSTOMER } from '#web/gallery/customer-fixtures.ts';
import { routeOption } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { refusal, serve } from '#web/server-for-tests.ts';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { EMPTY_FORM, routeRequestOf, type WizardForm } from './wizard-form.ts';
import { WizardScreen } from './wizard-screen.tsx';
import { newWizard, storeWizard } from './wizard-storage.ts';

const FORM: WizardForm = {
  ...EMPTY_FORM,
  origin_city: 'Houston',
  origin_country: 'US',
  destination_city: 'Rotterdam',
  destination_country: 'NL',
  cargo_description: 'Valves',
  cargo_weight: '1,200',
};
const HOUSTON = {
  name: 'Houston',
  country: 'US',
  timezone: 'America/Chicago',
  latitude: 29.8,
  longitude: -95.4,
  approximate: false,
};
const SEA = routeOption();
const AIR = routeOption({ transport_mode: 'air' });
const OFFERED = { origin: HOUSTON, destination: HOUSTON, options: [SEA], unavailable: [] };

beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

interface Opened {
  step: number;
  form?: Partial<WizardForm>;
  /** Whether a route has been chosen. */
  routed?: boolean;
}

function open({ step, form, routed = false }: Opened, responses: Parameters<typeof serve>[0] = {}) {
  const entered = { ...FORM, ...form };
  const route = { request: routeRequestOf(entered), option: SEA, origin: HOUSTON, destination: HOUSTON };
  storeWizard({ ...newWizard(CUSTOMER.user_id), form: entered, route: routed ? route : null });
  const calls = serve({
    'people.session': () => CUSTOMER,
    'routing.options': () => OFFERED,
    'routing.services': () => ({ services: [] }),
    ...responses,
  });
  const at = `/create-shipment?step=${step}`;
  return { calls, ...renderPiece(<WizardScreen user_id={CUSTOMER.user_id} />, { at }) };
}

const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });

test.each([
  ['on', true],
  ['missing', false],
] as const)('staff whose required second factor is %s can book for a client: %s', async (state, can) => {
  open({ step: 1 }, { 'people.session': () => ({ ...CUSTOMER, role: 'dispatcher', second_factor: state }) });
  await heading('Origin & Destination');
  await vi.dynamicImportSettled();
  const client = { name: /^Client/ };
  if (can) expect(await screen.findByRole('combobox', client)).toBeDefined();
  else expect(screen.queryByRole('combobox', client)).toBeNull();
});

test('Change leads back to the review', async () => {
  const { user } = open({ step: 4, routed: true });
  await user.click(await screen.findByRole('link', { name: /^Change\s*Cargo Details$/ }));
  await user.type(await field(/^Special instructions/), 'Call before delivery');
  await user.click(await button('Next'));
  expect(await heading('Review & Confirm')).toBeDefined();
  expect(screen.getByText('Call before delivery')).toBeDefined();
});

test.each([
  ['Pacific/Auckland', /24 Nov|Nov 24/],
  ['America/Chicago', /23 Nov|Nov 23/],
])('the delivery is on the day of its place: in %s', async (timezone, day) => {
  const option = routeOption({ estimated_delivery: '2026-11-23T18:00:00.000Z' });
  const destination = { ...HOUSTON, timezone };
  const route = { request: routeRequestOf(FORM), option, origin: HOUSTON, destination };
  storeWizard({ ...newWizard(CUSTOMER.user_id), form: FORM, route });
  serve({ 'people.session': () => CUSTOMER, 'routing.services': () => ({ services: [] }) });
  renderPiece(<WizardScreen user_id={CUSTOMER.user_id} />, { at: '/create-shipment?step=4' });
  const term = await screen.findByText('Estimated delivery', { selector: 'dt' });
  expect(term.nextElementSibling?.textContent).toMatch(day);
});

test('a change that needs another route leads to the routes', async () => {
  const { user } = open(
    { step: 4, routed: true },
    { 'routing.options': () => ({ ...OFFERED, options: [AIR] }) },
  );
  await user.click(await screen.findByRole('link', { name: /^Change\s*Cargo Details$/ }));
  await user.click(await screen.findByRole('radio', { name: /^Express/ }));
  await user.click(await button('Next'));
  const air = await screen.findByRole<HTMLInputElement>('radio', { name: /Air/ });
  expect(air.checked).toBe(false);
  expect(await heading('Smart Route Recommendations')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Next', description: 'Still needed: a route.' })).toBeDefined();
});

test('a field that the server refuses is reported with a link to it', async () => {
  const { user } = open(
    { step: 4, routed: true },
    {
      'shipments.create': () => {
        const issues = [{ path: 'cargo_description', message: 'Please say more.' }];
        throw new ORPCError('UNPROCESSABLE_CONTENT', { status: 422, defined: true, data: { issues } });
      },
    },
  );
  await user.click(await button('Create Shipment'));
  await user.click(await screen.findByRole('link', { name: 'Cargo description: Please say more.' }));
  const description = await field(/^Cargo description/);
  await waitFor(() => expect(document.activeElement).toBe(description));
  expect(description.getAttribute('aria-invalid')).toBe('true');
  await user.type(description, ' of brass');
  expect(description.getAttribute('aria-invalid')).not.toBe('true');
  await user.click(await button('Next'));
  expect((await button('Create Shipment')).disabled).toBe(false);
});

test('routes that cannot be loaded can be retried', async () => {
  let fails = true;
  const { user } = open(
    { step: 3 },
    {
      'routing.options': () => {
        if (fails) throw refusal('BAD_REQUEST', 'No.', 400);
        return OFFERED;
      },
    },
  );
  expect(await screen.findByText('We couldn’t load the routes')).toBeDefined();
  fails = false;
  await user.click(await button('Retry'));
  expect(await screen.findByRole('radio', { name: /Sea/ })).toBeDefined();
});

test('offline, the routes wait for the connection', async () => {
  const { user } = open({ step: 2 });
  const next = await button('Next');
  act(() => setOnline(false));
  await user.click(next);
  expect(await screen.findByText('We’ll calculate the routes when you reconnect.')).toBeDefined();
  act(() => setOnline(true));
  expect(await screen.findByRole('radio', { name: /Sea/ })).toBeDefined();
});

test('from an unknown town, a note says that the route starts at the capital', async () => {
  const oslo = { ...HOUSTON, name: 'Oslo', country: 'NO', approximate: true };
  open(
    { step: 3, form: { origin_city: 'Nowhereville', origin_country: 'NO' } },
    { 'routing.options': () => ({ ...OFFERED, origin: oslo }) },
  );
  expect(
    await screen.findByText('We don’t know Nowhereville, so the route starts at the capital of Norway.'),
  ).toBeDefined();
});

test('of several places with one name, the chosen one is routed', async () => {
  const { user, calls } = open(
    { step: 3, form: { origin_city: 'Springfield' } },
    {
      'routing.options': ({ origin_city }: { origin_city: string }) => {
        if (origin_city !== 'Springfield') return OFFERED;
        const candidates = [
          { name: 'Springfield', region: 'Illinois', country: 'US' },
          { name: 'Springfield', region: 'Missouri', country: 'US' },
        ];
        const data = { field: 'origin_city', candidates };
        throw new ORPCError('AMBIGUOUS_PLACE', { status: 422, defined: true, data });
      },
    },
  );
  expect(await screen.findByText('Which Springfield is the origin?')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /Missouri/ }));
  expect(await screen.findByRole('radio', { name: /Sea/ })).toBeDefined();
  expect(document.activeElement).toBe(await heading('Smart Route Recommendations'));
  const requests = calls.filter(({ operation }) => operation === 'routing.options').map(({ input }) => input);
  expect(requests.at(-1)).toMatchObject({ origin_city: 'Springfield, Missouri' });
});
