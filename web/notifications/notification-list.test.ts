import { describe, expect, test } from 'vitest';
import type { Notification } from '#domain/notifications/notification.ts';
import { type NotificationList, withAllRead, withArrival, withOneRead } from './notification-list.ts';

const notification = (id: string, read = false): Notification => ({
  id,
  user_id: 'user',
  title: `Title ${id}`,
  message: 'Message',
  kind: 'role_changed',
  type: 'info',
  read,
  created_at: new Date('2026-03-10T12:00:00Z'),
  related_id: null,
  related_type: null,
});
const list = (unread: number, ...notifications: Notification[]): NotificationList => ({
  notifications,
  unread,
});
const ids = ({ notifications }: NotificationList) => notifications.map(({ id }) => id);

describe('a new notification', () => {
  test('goes to the top and counts as unread', () => {
    const after = withArrival(list(1, notification('a')), notification('b'));
    expect(ids(after)).toEqual(['b', 'a']);
    expect(after.unread).toBe(2);
  });

  test('removes the oldest above 20', () => {
    const full = list(20, ...Array.from({ length: 20 }, (_, index) => notification(String(index))));
    const after = withArrival(full, notification('new'));
    expect(after.notifications).toHaveLength(20);
    expect(ids(after)).not.toContain('19');
    expect(after.unread).toBe(21);
  });

  test('that is already in the list changes nothing', () => {
    const before = list(1, notification('a'));
    expect(withArrival(before, notification('a'))).toBe(before);
  });
});

describe('marking one read', () => {
  test.each([
    ['an unread one', list(3, notification('a')), 'a', 2],
    ['one that is already read', list(3, notification('a', true)), 'a', 3],
    ['one that is not in the list', list(3, notification('a')), 'b', 3],
    ['with a count of 0', list(0, notification('a')), 'a', 0],
  ])('%s', (_, before, id, unread) => expect(withOneRead(before, id).unread).toBe(unread));

  test('leaves the others unread', () => {
    const after = withOneRead(list(2, notification('a'), notification('b')), 'a');
    expect(after.notifications.map(({ read }) => read)).toEqual([true, false]);
  });
});

test('marking all read leaves none', () => {
  const after = withAllRead(list(45, notification('a'), notification('b', true)));
  expect(after.unread).toBe(0);
  expect(after.notifications.every(({ read }) => read)).toBe(true);
});
