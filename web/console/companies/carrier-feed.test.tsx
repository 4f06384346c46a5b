import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { CarrierFeed } from '#contract/organisations/carrier-feed.ts';
import { setOnline } from '#web/browser-for-tests.ts';
import { hoursAgo, NOW } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { refusal, serve } from '#web/server-for-tests.ts';
import { CarrierFeedSection } from './carrier-feed-section.tsx';

const ID = '01900000-0000-7000-8000-0000000000c1';
const FEED: CarrierFeed = {
  base_url: 'https://api.carrier.example/v2',
  credential_header: 'API-Key',
  poll_minutes: 15,
  enabled: true,
  since: hoursAgo(3),
  next_poll_at: hoursAgo(-1),
  failures: 2,
  last_success_at: hoursAgo(2),
  last_error: 'The carrier refused the credential (401).',
  last_error_at: hoursAgo(1),
  recorded: 12,
  refused: 1,
  last_issue: 'Event 7: eventDateTime: Invalid',
  updated_at: hoursAgo(90),
};

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  setOnline(true);
});

const show = (feed: CarrierFeed | null) => {
  const calls = serve({
    'organisations.carrierFeed': () => ({ feed }),
    'organisations.setCarrierFeed': () => ({ feed: FEED }),
    'organisations.removeCarrierFeed': () => ({}),
  });
  return { ...renderPiece(<CarrierFeedSection organisation_id={ID} />), calls };
};

test('a feed shows its last success, why it fails and what it could not use', async () => {
  show(FEED);
  await screen.findByText(/12 milestones recorded so far/);
  screen.getByText(/The carrier refused the credential \(401\)\. We keep trying\./);
  screen.getByText(/Event 7: eventDateTime/);
});

test('the stored credential stays unless another one is typed; another address needs it again', async () => {
  const { user, calls } = show(FEED);
  const address = await screen.findByLabelText(/^Address/);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() =>
    expect(calls.map(({ operation }) => operation)).toContain('organisations.setCarrierFeed'),
  );
  expect(calls.find(({ operation }) => operation === 'organisations.setCarrierFeed')?.input).toEqual({
    id: ID,
    base_url: FEED.base_url,
    credential_header: 'API-Key',
    poll_minutes: 15,
    enabled: true,
  });
  await user.clear(address);
  await user.type(address, 'https://api.carrier.example/v3');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText('Enter the credential.')).length).toBeGreaterThan(0);
});

test('a new feed asks for address and credential', async () => {
  const { user } = show(null);
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText(/Enter a URL such as/)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Remove feed' })).toBeNull();
});

test('a feed that someone else changed is shown before it is replaced', async () => {
  let stored = FEED;
  const versions: (string | null)[] = [];
  serve({
    'organisations.carrierFeed': () => ({ feed: stored }),
    'organisations.setCarrierFeed': (settings: Partial<CarrierFeed>, headers) => {
      versions.push(headers.get('if-match'));
      if (versions.length === 1) {
        stored = { ...FEED, poll_minutes: 60, updated_at: hoursAgo(1) };
        throw refusal('PRECONDITION_FAILED', 'Someone else has changed this tracking feed.', 412);
      }
      stored = { ...stored, ...settings, updated_at: NOW };
      return { feed: stored };
    },
  });
  const { user } = renderPiece(<CarrierFeedSection organisation_id={ID} />);
  const header = await screen.findByLabelText<HTMLInputElement>('Credential header');
  await user.clear(header);
  await user.type(header, 'X-Key');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Someone else changed this tracking feed.');
  expect(screen.getByRole('listitem').textContent).toBe('Polling interval is now 60');
  await user.click(screen.getByRole('button', { name: 'Load the newer version' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(stored).toMatchObject({ credential_header: 'X-Key', poll_minutes: 60 }));
  expect(versions).toEqual([`"${FEED.updated_at.getTime()}"`, `"${hoursAgo(1).getTime()}"`]);
});

test.each([
  ['created', null, FEED, 'Address is now https://api.carrier.example/v2'],
  ['removed', FEED, null, 'Address is now empty'],
])(
  'entries are not lost when a colleague has %s the feed meanwhile',
  async (_, before, after, difference) => {
    let stored: CarrierFeed | null = before;
    serve({ 'organisations.carrierFeed': () => ({ feed: stored }) });
    const { user, client } = renderPiece(<CarrierFeedSection organisation_id={ID} />);
    const header = await screen.findByLabelText<HTMLInputElement>('Credential header');
    await user.clear(header);
    await user.type(header, 'X-Typed');
    stored = after;
    await act(() => client.invalidateQueries());
    expect(await screen.findByText('Someone else changed this tracking feed.')).toBeDefined();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(difference);
    await user.click(screen.getByRole('button', { name: 'Load the newer version' }));
    expect(screen.getByLabelText<HTMLInputElement>('Credential header').value).toBe('X-Typed');
    expect(screen.getByLabelText<HTMLInputElement>(/^Address/).value).toBe(after?.base_url ?? '');
  },
);

test('nothing typed remains after the feed was removed here', async () => {
  let stored: CarrierFeed | null = FEED;
  serve({
    'organisations.carrierFeed': () => ({ feed: stored }),
    'organisations.removeCarrierFeed': () => {
      stored = null;
      return {};
    },
  });
  const { user } = renderPiece(<CarrierFeedSection organisation_id={ID} />);
  await user.type(await screen.findByLabelText('Credential header'), '-Typed');
  await user.click(screen.getByRole('button', { name: 'Remove feed' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove feed' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove feed' })).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>('Credential header').value).toBe('Authorization');
  expect(screen.queryByText('Someone else changed this tracking feed.')).toBeNull();
});
