import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { NoNotifications } from '#web/account/notifications/no-notifications.tsx';
import { NotificationRow } from '#web/account/notifications/notification-row.tsx';
import { Notifications } from '#web/account/notifications/notifications.tsx';
import { ShowFilter } from '#web/account/notifications/show-filter.tsx';
import { hoursAgo, NOW, notification } from '#web/gallery/fixtures.ts';
import { publish } from '#web/live-for-tests.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, serve } from '#web/server-for-tests.ts';
import { useUnread } from '#web/shell/area/use-attention.ts';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { NotificationBell } from './notification-bell.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const { id } of shownToasts()) dismissToast(id);
});

const ONE = notification();
const READ = notification({
  id: '01900000-0000-7000-8000-00000000000b',
  title: 'Shipment delivered',
  read: true,
});
const TWO = notification({ id: '01900000-0000-7000-8000-00000000000c', title: 'Invoice issued' });
const ROLE = notification({
  kind: 'role_changed',
  title: 'Role Updated',
  related_id: null,
  related_type: null,
});
const list = (notifications = [ONE, READ, TWO]) => ({
  notifications,
  unread: notifications.filter(({ read }) => !read).length,
});

async function openBell(responses: Parameters<typeof serve>[0] = {}) {
  const calls = serve({ 'notifications.list': () => list(), ...responses });
  const rendered = renderPiece(<NotificationBell />);
  await rendered.user.click(await screen.findByRole('button', { name: /^Notifications/ }));
  return { ...rendered, calls, panel: await screen.findByRole('dialog', { name: 'Notifications' }) };
}

test('the bell says how many are unread', async () => {
  serve({ 'notifications.list': () => list() });
  renderPiece(<NotificationBell />);
  expect(await screen.findByRole('button', { name: 'Notifications, 2 unread' })).toBeDefined();
});

test('without unread ones, the bell says nothing of it', async () => {
  serve({ 'notifications.list': () => list([READ]) });
  renderPiece(<NotificationBell />);
  await act(async () => {});
  expect(screen.getByRole('button', { name: 'Notifications' })).toBeDefined();
});

test('one that arrives while the page is open is a toast, and counted at once', async () => {
  serve({ 'notifications.list': () => list([READ]) });
  renderPiece(<NotificationBell />);
  await act(async () => {});
  const arrived = { ...TWO, created_at: TWO.created_at.toISOString() };
  act(() => publish('notifications', { event: 'notified', data: arrived }));
  expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeDefined();
  expect(shownToasts()).toMatchObject([{ title: 'Invoice issued', description: TWO.message }]);
});

test('the panel lists them with type, state and age', async () => {
  const { panel } = await openBell();
  const items = (await within(panel).findAllByRole('listitem')).map((item) => item.textContent);
  expect(items).toHaveLength(3);
  expect(items[0]).toContain('Unread. Information: ');
  expect(items[0]).toContain('1h ago');
  expect(items[1]).not.toContain('Unread');
});

test('arrow keys move between notifications and stop at the ends', async () => {
  const { user, panel } = await openBell();
  const [first, second] = await within(panel).findAllByRole('link', { name: /Information/ });
  act(() => first?.focus());
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(second);
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(document.activeElement).toBe(first);
});

test('opening what one is about marks it read and closes the panel', async () => {
  const { user, panel, calls, address } = await openBell({ 'notifications.markRead': () => ({}) });
  await user.click(await within(panel).findByRole('link', { name: /Shipment in transit/ }));
  expect(address()).toBe('/track/GS104588210');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() =>
    expect(calls.find(({ operation }) => operation === 'notifications.markRead')?.input).toEqual({
      id: ONE.id,
    }),
  );
});

test('a press marks one about nothing else read at once, before the server responds', async () => {
  let respond = () => {};
  const { user, panel } = await openBell({
    'notifications.list': () => list([ROLE]),
    'notifications.markRead': () =>
      new Promise((resolve) => {
        respond = () => resolve({});
      }),
  });
  await user.click(await within(panel).findByRole('button', { name: /Role Updated/ }));
  await waitFor(() =>
    expect(within(panel).getByRole('button', { name: /Role Updated/ }).textContent).not.toContain('Unread'),
  );
  respond();
});

test('one that is read is not marked again', async () => {
  const { user, panel, calls } = await openBell();
  await user.click(await within(panel).findByRole('link', { name: /Shipment delivered/ }));
  expect(calls.map(({ operation }) => operation)).toEqual(['notifications.list']);
});

test('Mark all read marks all, and the button goes', async () => {
  let marked = false;
  const { user, panel } = await openBell({
    'notifications.list': () =>
      marked ? list([ONE, READ, TWO].map((one) => ({ ...one, read: true }))) : list(),
    'notifications.markAllRead': () => {
      marked = true;
      return {};
    },
  });
  await user.click(await within(panel).findByRole('button', { name: 'Mark all read' }));
  await waitFor(() => expect(within(panel).queryByRole('button', { name: 'Mark all read' })).toBeNull());
  expect(panel.textContent).not.toContain('Unread');
  expect(document.activeElement).toBe(within(panel).getByRole('list'));
});

test('when marking fails, the panel says so and shows the truth again', async () => {
  const { user, panel } = await openBell({
    'notifications.list': () => list([ROLE]),
    'notifications.markRead': lost,
  });
  await user.click(await within(panel).findByRole('button', { name: /Role Updated/ }));
  expect(await within(panel).findByRole('alert')).toBeDefined();
  await waitFor(() =>
    expect(within(panel).getByRole('button', { name: /Role Updated/ }).textContent).toContain('Unread'),
  );
});

test('when they cannot be loaded, the panel offers to try again', async () => {
  let attempts = 0;
  const { user, panel } = await openBell({
    'notifications.list': () => {
      attempts += 1;
      return attempts === 1 ? lost() : list();
    },
  });
  expect(console.error).toHaveBeenCalledWith('Failed to fetch notifications', expect.any(Error));
  expect(shownToasts()).toEqual([]);
  await user.click(await within(panel).findByRole('button', { name: 'Retry' }));
  expect(await within(panel).findByText('Invoice issued')).toBeDefined();
});

test('none at all is said plainly', async () => {
  const { panel } = await openBell({ 'notifications.list': () => list([]) });
  expect(await within(panel).findByText('No notifications')).toBeDefined();
});

test('the way to all of them closes the panel', async () => {
  const { user, panel, address } = await openBell();
  await user.click(within(panel).getByRole('link', { name: 'See all notifications' }));
  expect(address()).toBe('/notifications');
  expect(screen.queryByRole('dialog')).toBeNull();
});

function Rows({ onRead, read = false }: { onRead: () => void; read?: boolean }) {
  return (
    <ul tabIndex={-1} aria-label="All">
      <NotificationRow notification={{ ...ONE, read }} now={NOW} onRead={onRead} />
    </ul>
  );
}

test('a row links to its subject and marks it read on the way', async () => {
  const onRead = vi.fn();
  const { user, address } = renderPiece(<Rows onRead={onRead} />);
  await user.click(screen.getByRole('link'));
  expect(address()).toBe('/track/GS104588210');
  expect(onRead).toHaveBeenCalledOnce();
});

test('Mark read does not open it, and moves the focus to the list', async () => {
  const onRead = vi.fn();
  const { user, address } = renderPiece(<Rows onRead={onRead} />);
  await user.click(screen.getByRole('button', { name: 'Mark read: Shipment in transit' }));
  expect(address()).toBe('/');
  expect(onRead).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'All' }));
});

test('a row that is read has no button', () => {
  renderPiece(<Rows onRead={() => {}} read />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a row without a subject is no link', () => {
  renderPiece(
    <NotificationRow
      notification={{ ...ONE, related_id: null, related_type: null }}
      now={NOW}
      onRead={() => {}}
    />,
  );
  expect(screen.queryByRole('link')).toBeNull();
});

test('the filter marks what is shown, and counts the unread ones once it knows', () => {
  const { rerender } = renderPiece(<ShowFilter show="all" unread={undefined} />);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('All');
  expect(screen.getByRole('link', { name: 'Unread' })).toBeDefined();
  rerender(<ShowFilter show="unread" unread={3} />);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Unread (3)');
});

test.each([
  ['all' as const, 'No notifications', 'Track a shipment', '/track'],
  ['unread' as const, 'No unread notifications', 'Show all', '/notifications'],
])('none of %s leads on', (show, title, action, href) => {
  renderPiece(<NoNotifications show={show} />);
  expect(screen.getByText(title)).toBeDefined();
  expect(screen.getByRole('link', { name: action }).getAttribute('href')).toBe(href);
});

test('the screen pages through them, and asks only for unread ones when wanted', async () => {
  const older = notification({
    id: '01900000-0000-7000-8000-00000000000d',
    title: 'Quote answered',
    created_at: hoursAgo(90),
  });
  const calls = serve({
    'notifications.list': () => list(),
    'notifications.page': ({ after }: { after?: string }) =>
      after ? { notifications: [older], next: null } : { notifications: [ONE, TWO], next: 'cursor' },
  });
  const { user } = renderPiece(<Notifications />, { at: '/notifications?show=unread' });
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Quote answered')).toBeDefined();
  expect(screen.getByText('All 3 notifications')).toBeDefined();
  const pages = calls.filter(({ operation }) => operation === 'notifications.page');
  expect(pages.map(({ input }) => (input as { show: string }).show)).toEqual(['unread', 'unread']);
});

test('messages of colleagues, and those read in another tab, are counted again', async () => {
  let threads = 1;
  serve({ 'notifications.list': () => list(), 'messages.unread': () => ({ threads }) });
  function Unread() {
    const unread = useUnread({ enabled: true });
    return <p>{`${unread.data?.threads} unread conversations`}</p>;
  }
  renderPiece(
    <>
      <NotificationBell />
      <Unread />
    </>,
  );
  expect(await screen.findByText('1 unread conversations')).toBeDefined();
  threads = 0;
  act(() =>
    publish('notifications', { event: 'messages_changed', data: { tracking_number: 'GS104588210' } }),
  );
  expect(await screen.findByText('0 unread conversations')).toBeDefined();
});

test('when the screen can’t load them, it offers to try again, without a toast', async () => {
  let attempts = 0;
  serve({
    'notifications.list': () => list(),
    'notifications.page': () => {
      attempts += 1;
      return attempts === 1 ? lost() : { notifications: [ONE], next: null };
    },
  });
  const { user } = renderPiece(<Notifications />, { at: '/notifications' });
  expect(await screen.findByText('Your notifications could not be loaded.')).toBeDefined();
  expect(console.error).toHaveBeenCalledWith('Failed to fetch notifications', expect.any(Error));
  expect(shownToasts()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: /Shipment in transit/ })).toBeDefined();
});
