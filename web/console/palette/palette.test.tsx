import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '#domain/people/person.ts';
import { choose, EVERYTHING, NOTHING } from '#web/consent/consent.ts';
import { daysAhead } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, serve } from '#web/server-for-tests.ts';
import { quoteOf } from '../quotes/quote-for-tests.ts';
import { fleetRow } from '../shipments/table/rows-for-tests.ts';
import { Palette } from './palette.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { usePaletteKeys } from './use-palette-keys.ts';

const ADMIN: Session = {
  user_id: '01900000-0000-7000-8000-0000000000ff',
  full_name: 'Grace Admin',
  email: 'grace@groundswell.example',
  company_name: null,
  organisation: null,
  permissions: [],
  role: 'admin',
  expires_at: daysAhead(7),
  second_factor: 'on',
};
const CLIENT = {
  user_id: '01900000-0000-7000-8000-000000000031',
  full_name: 'Ada Reyes',
  company_name: 'Reyes Lamps' as string | null,
  email: 'ada@reyes.example',
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

function open({ person = ADMIN, responses = {} }: { person?: Session; responses?: object } = {}) {
  const calls = serve({
    'fleet.list': () => ({ shipments: [], next: null }),
    'quotes.list': () => ({ quotes: [], next: null, counts: null, capped: null }),
    'people.clients': () => [],
    ...responses,
  });
  const acts = { sync: vi.fn(), onClose: vi.fn(), onShortcuts: vi.fn() };
  const rendered = renderPiece(<Palette person={person} {...acts} />);
  const input = screen.getByRole('combobox', { name: 'Search or jump to' });
  return { ...rendered, ...acts, calls, input };
}

const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const selected = () => screen.getByRole('option', { selected: true }).textContent;
const group = (name: string) => within(screen.getByRole('group', { name }));

test('opens with the focus in its field, and lists actions and screens', () => {
  const { input } = open();
  expect(document.activeElement).toBe(input);
  expect(group('Actions').getByRole('option', { name: 'Create shipment' })).toBeDefined();
  expect(group('Go to').getByRole('option', { name: 'Mail' })).toBeDefined();
});

test('screens for admins only are not offered to a dispatcher', () => {
  open({ person: { ...ADMIN, role: 'dispatcher' } });
  expect(group('Go to').queryByRole('option', { name: 'Mail' })).toBeNull();
});

test('Enter takes the first item; arrow keys move, in a circle', async () => {
  const { user } = open();
  const all = options();
  expect(selected()).toBe(all[0]);
  await user.keyboard('{ArrowDown}');
  expect(selected()).toBe(all[1]);
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(selected()).toBe(all.at(-1));
  await user.keyboard('{Home}');
  expect(selected()).toBe(all[0]);
});

test('a screen is found by any of its words, opened by Enter, and the palette closes', async () => {
  const { user, address, onClose } = open();
  await user.keyboard('roles');
  await waitFor(() => expect(options()).toEqual(['Clients']));
  await user.keyboard('{Enter}');
  expect(address()).toBe('/admin?tab=clients');
  expect(onClose).toHaveBeenCalledOnce();
});

test('a click opens too', async () => {
  const { user, address } = open();
  await user.click(screen.getByRole('option', { name: 'Devices' }));
  expect(address()).toBe('/admin/devices');
});

test('Escape closes it', async () => {
  const { user, onClose } = open();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('Sync data and Keyboard shortcuts are run', async () => {
  const { user, sync, onShortcuts, onClose } = open();
  await user.click(screen.getByRole('option', { name: 'Keyboard shortcuts' }));
  expect(onShortcuts).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('option', { name: 'Sync data' }));
  expect(sync).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledOnce();
});

test('Theme: Dark is applied', async () => {
  const { user } = open();
  await user.click(screen.getByRole('option', { name: 'Theme: Dark' }));
  expect(document.documentElement.classList.contains('dark')).toBe(true);
  // Test files share modules, and this one remembers the theme.
  await user.click(screen.getByRole('option', { name: 'Theme: System' }));
  expect(document.documentElement.classList.contains('dark')).toBe(false);
});

test('a tracking number leads to the console and to tracking, also when pasted with spaces', async () => {
  const { user } = open();
  await user.keyboard(' gs 123 456 789 ');
  expect(group('Tracking number').getAllByRole('option').length).toBeGreaterThan(1);
  expect(selected()).toContain('Open GS123456789 in console');
});

test('a number with a wrong check digit is said to be mistyped', async () => {
  const { user } = open();
  await user.keyboard('GS123456780');
  expect(screen.getByText(/its check digit doesn’t match/).textContent).toContain('GS123456780');
  expect(screen.queryByRole('group', { name: 'Tracking number' })).toBeNull();
});

test('shipments, quotes and clients are searched on the server, once typing rests', async () => {
  const { user, calls } = open({
    responses: {
      'fleet.list': () => ({ shipments: [fleetRow()], next: null }),
      'quotes.list': () => ({ quotes: [quoteOf()], next: null, counts: null, capped: null }),
      'people.clients': () => [CLIENT, { ...CLIENT, user_id: ADMIN.user_id, company_name: null }],
    },
  });
  await user.keyboard('rey');
  expect(screen.getByRole('status').textContent).toBe('Searching…');
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Clients' })).not.toBeNull());
  expect(calls.map(({ input }) => (input as { q: string }).q)).toEqual(['rey', 'rey', 'rey']);
  expect(group('Shipments').getByRole('option').textContent).toBe(
    'GS104588210Brandt Imports · Łódź, PL to Miami, US',
  );
  expect(group('Quotes').getByRole('option').textContent).toMatch(/^GQ123456782Reyes Lamps · Houston, US/);
  const clients = group('Clients').getAllByRole('option');
  expect(clients.map((client) => client.textContent)).toEqual([
    'Reyes LampsShipments · ada@reyes.example',
    'Ada ReyesShipments · ada@reyes.example',
  ]);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('4 found'));
});

test('one letter is not searched on the server', async () => {
  const { user, calls } = open();
  await user.keyboard('r');
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect(calls).toEqual([]);
});

test('nothing found is said, with what was typed', async () => {
  const { user } = open();
  await user.keyboard('zzzz');
  expect(await screen.findByText('No results for “zzzz”.')).toBeDefined();
});

test('a failed search can be repeated', async () => {
  let broken = true;
  const { user } = open({
    responses: { 'people.clients': () => (broken ? lost() : [CLIENT]) },
  });
  await user.keyboard('reyes');
  expect(await screen.findByText('Some results could not be loaded.')).toBeDefined();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('group', { name: 'Clients' })).toBeDefined();
});

test('recent destinations are offered first, with consent', async () => {
  choose(EVERYTHING);
  const { user, unmount } = open();
  await user.click(screen.getByRole('option', { name: 'Devices' }));
  unmount();
  open();
  expect(group('Recent').getByRole('option').textContent).toBe('Devices');
  expect(selected()).toBe('Devices');
});

test('without consent, no destination is remembered', async () => {
  choose(NOTHING);
  const { user, unmount } = open();
  await user.click(screen.getByRole('option', { name: 'Devices' }));
  unmount();
  open();
  expect(screen.queryByRole('group', { name: 'Recent' })).toBeNull();
});

test('the shortcuts are listed by where they work', async () => {
  const onClose = vi.fn();
  const { user } = renderPiece(<Shortcuts person={{ role: 'dispatcher' }} onClose={onClose} />);
  const table = within(screen.getByRole('region', { name: 'In a table' }));
  const keys = (what: string) => table.getByText(what).nextElementSibling?.textContent;
  expect(keys('Change the status')).toBe('F2s');
  expect(keys('Select the row')).toBe('Spacex');
  const file = within(screen.getByRole('region', { name: 'In a shipment’s file' }));
  expect(file.getByText('Record a milestone').nextElementSibling?.textContent).toBe('m');
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

function Keys({ dialog = false }: { dialog?: boolean }) {
  const { opened } = usePaletteKeys();
  return (
    <>
      <output>{opened ?? 'closed'}</output>
      <input aria-label="Search" />
      {dialog && <div role="dialog" aria-label="Edit" />}
    </>
  );
}

const opened = () => screen.getByRole('status', { hidden: true }).textContent;

test.each([['{Control>}k{/Control}'], ['{Meta>}k{/Meta}'], ['{Control>}K{/Control}']])(
  '%s opens the palette and closes it again',
  async (keys) => {
    const { user } = renderPiece(<Keys />);
    await user.keyboard(keys);
    expect(opened()).toBe('palette');
    await user.keyboard(keys);
    expect(opened()).toBe('closed');
  },
);

test('Ctrl K works in a text field, a question mark is typed there', async () => {
  const { user } = renderPiece(<Keys />);
  await user.click(screen.getByRole('textbox'));
  await user.keyboard('?');
  expect(opened()).toBe('closed');
  await user.keyboard('{Control>}k{/Control}');
  expect(opened()).toBe('palette');
});

test('a question mark elsewhere shows the shortcuts', async () => {
  const { user } = renderPiece(<Keys />);
  await user.keyboard('?');
  expect(opened()).toBe('shortcuts');
});

test('while another dialog is open, Ctrl K does nothing', async () => {
  const { user } = renderPiece(<Keys dialog />);
  await user.keyboard('{Control>}k{/Control}');
  expect(opened()).toBe('closed');
});
