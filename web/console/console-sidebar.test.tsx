import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { useSidebar } from '#web/shell/sidebar/use-sidebar.ts';
import { ConsoleSidebar } from './console-sidebar.tsx';
import { useScreenKeys } from './use-screen-keys.ts';

const PERSON = {
  user_id: '01900000-0000-7000-8000-000000000004',
  full_name: 'Ada Reyes',
  email: 'ada@reyes.example',
  company_name: null,
  organisation: null,
  permissions: [],
  role: 'dispatcher' as const,
  expires_at: new Date(0),
  second_factor: 'on' as const,
};

function Sidebar({ user_id = PERSON.user_id }: { user_id?: string }) {
  const { collapsed, toggle } = useSidebar(user_id);
  useScreenKeys('dispatcher');
  return (
    <ConsoleSidebar
      person={{ ...PERSON, user_id }}
      counts={{ Quotes: 2, Devices: 0, Worklist: 9, Enquiries: 1_204 }}
      collapsed={collapsed}
      onToggle={toggle}
    />
  );
}

const toggle = () => screen.getByRole('button', { name: /sidebar$/ });
const link = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Console' })).getByRole('link', { name });

test('the current screen is marked, and only work to do is counted', () => {
  renderPiece(<Sidebar />, { at: '/admin?tab=business' });
  expect(screen.getByRole('link', { current: 'page' })).toBe(link('Quotes, 2 to do'));
  expect(link('Devices').textContent).toBe('Devices');
  expect(link('Worklist, 9 assigned to you').textContent).toBe('Worklist9');
});

test('collapsed, each link keeps its name', async () => {
  const { user } = renderPiece(<Sidebar />, { at: '/admin' });
  await user.click(toggle());
  expect(link('Quotes, 2 to do')).toBeDefined();
  expect(toggle().getAttribute('aria-label')).toBe('Expand sidebar');
});

test('collapsed, a count that is wider than its place is shortened', async () => {
  const { user } = renderPiece(<Sidebar />, { at: '/admin' });
  expect(link('Enquiries, 1,204 to do').textContent).toBe('Enquiries1,204');
  await user.click(toggle());
  expect(link('Enquiries, 1,204 to do').textContent).toBe('99+');
});

test('Ctrl+\\ toggles it, and the choice is stored per person', async () => {
  const { user, unmount } = renderPiece(<Sidebar />);
  await user.keyboard('{Control>}\\{/Control}');
  expect(toggle().getAttribute('aria-label')).toBe('Expand sidebar');
  unmount();
  const other = renderPiece(<Sidebar user_id="01900000-0000-7000-8000-000000000005" />);
  expect(toggle().getAttribute('aria-label')).toBe('Collapse sidebar');
  other.unmount();
  renderPiece(<Sidebar />);
  expect(toggle().getAttribute('aria-label')).toBe('Expand sidebar');
});

test('on a narrow window it starts collapsed', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  renderPiece(<Sidebar />);
  expect(toggle().getAttribute('aria-label')).toBe('Expand sidebar');
});

test('g and a letter open a screen; in a text field they are text', async () => {
  const { user, address } = renderPiece(
    <>
      <Sidebar />
      <input aria-label="Search" />
    </>,
    { at: '/admin' },
  );
  await user.keyboard('gv');
  expect(address()).toBe('/admin/devices');
  await user.keyboard('gw');
  expect(address()).toBe('/admin/worklist');
  act(() => screen.getByRole('textbox').focus());
  await user.keyboard('gq');
  expect(address()).toBe('/admin/worklist');
});
