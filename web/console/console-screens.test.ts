import { expect, test } from 'vitest';
import { CONSOLE_ICONS } from './console-icons.tsx';
import { consoleScreens, isOpenScreen } from './console-screens.ts';

const screens = (role: 'admin' | 'dispatcher') => consoleScreens({ role }).flat();

test('each screen has its own letter and icon, and only admins see the mail and the branches', () => {
  const letters = screens('admin').map(({ letter }) => letter);
  expect(new Set(letters).size).toBe(letters.length);
  expect(letters.filter((letter) => !(letter in CONSOLE_ICONS))).toEqual([]);
  expect(screens('admin').map(({ label }) => label)).toContain('Mail');
  expect(screens('dispatcher').map(({ label }) => label)).not.toContain('Mail');
  expect(screens('admin').map(({ label }) => label)).toContain('Branches');
  expect(screens('dispatcher').map(({ label }) => label)).not.toContain('Branches');
});

test.each([
  ['/admin', '', 'Command centre'],
  ['/admin', '?view=late', 'Command centre'],
  ['/admin', '?tab=business&view=unanswered', 'Quotes'],
  ['/admin', '?tab=documents&shipment=GS1', 'Documents'],
  ['/admin/audit', '?person=1', 'Audit'],
  ['/admin/worklist', '?owner=nobody', 'Worklist'],
])('%s%s is the screen %s', (pathname, search, label) => {
  const open = screens('admin').filter((screen) => isOpenScreen(screen, { pathname, search }));
  expect(open.map((screen) => screen.label)).toEqual([label]);
});
