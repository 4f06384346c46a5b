import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ApiKey } from '#contract/api-keys.ts';
import type { CarrierPushes } from '#contract/carrier-events.ts';
import { setOnline } from '#web/browser-for-tests.ts';
import { API_KEYS } from '#web/gallery/customer-fixtures.ts';
import { hoursAgo, NOW } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, serve } from '#web/server-for-tests.ts';
import { CarrierPushSection } from './carrier-push-section.tsx';

const ID = '01900000-0000-7000-8000-0000000000c1';
const PUSHES: CarrierPushes = {
  names: ['Maersk', 'Sealand'],
  received: 14,
  recorded: 11,
  refused: 1,
  last_issue: 'Event 7: eventDateTime: Invalid',
  last_received_at: hoursAgo(2),
};
const [OTHER_KEY] = API_KEYS as [ApiKey, ...ApiKey[]];
const KEY: ApiKey = {
  ...OTHER_KEY,
  id: '01900000-0000-7000-8000-0000000000c2',
  name: 'Maersk events',
  scopes: ['carrier-events:write'],
};

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  setOnline(true);
});

function show(responses: Parameters<typeof serve>[0] = {}) {
  const calls = serve({
    'carrierEvents.find': () => ({ pushes: PUSHES }),
    'apiKeys.list': () => ({ api_keys: [KEY, OTHER_KEY] }),
    ...responses,
  });
  const inputOf = (operation: string) => calls.find((call) => call.operation === operation)?.input;
  return { inputOf, ...renderPiece(<CarrierPushSection organisation_id={ID} />) };
}

test('shows what has arrived, and only the keys of the carrier', async () => {
  show();
  await screen.findByText(/14 events so far, 11 milestones recorded\./);
  screen.getByText(/1 event could not be used\. The last one: Event 7: eventDateTime/);
  expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Maersk events'),
  ]);
});

test('a new carrier has no names and no keys; its first key has the one scope and is shown once', async () => {
  const { user, inputOf } = show({
    'carrierEvents.find': () => ({ pushes: null }),
    'apiKeys.list': () => ({ api_keys: [OTHER_KEY] }),
    'apiKeys.create': () => ({ ...KEY, key: 'gs_live_abc' }),
  });
  await screen.findByText('No carrier keys yet');
  expect(screen.queryByLabelText(/^Names in bookings/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Create a carrier key' }));
  const form = within(await screen.findByRole('form', { name: 'Create a carrier key' }));
  expect(form.queryByRole('checkbox')).toBeNull();
  await user.type(form.getByLabelText('Name'), 'Maersk events');
  await user.click(form.getByRole('button', { name: 'Create key' }));
  expect(await screen.findByText('gs_live_abc')).toBeDefined();
  expect(inputOf('apiKeys.create')).toMatchObject({
    organisation_id: ID,
    scopes: ['carrier-events:write'],
  });
});

test('the names are a list with commas; one is needed', async () => {
  const { user, inputOf } = show({ 'carrierEvents.setNames': () => ({ pushes: PUSHES }) });
  const names = await screen.findByLabelText(/^Names in bookings/);
  await user.clear(names);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText('Enter at least one name.')).length).toBeGreaterThan(0);
  await user.type(names, 'Maersk,  MAEU ,');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(inputOf('carrierEvents.setNames')).toEqual({ id: ID, names: ['Maersk', 'MAEU'] }),
  );
});

test('a loading error can be retried while the keys are shown', async () => {
  let fails = true;
  const { user } = show({
    'carrierEvents.find': () => {
      if (fails) throw lost();
      return { pushes: PUSHES };
    },
  });
  await screen.findByText('Maersk events');
  fails = false;
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  await screen.findByText(/14 events so far/);
});
