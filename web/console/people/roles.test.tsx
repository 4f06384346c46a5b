import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Role } from '#domain/people/role.ts';
import { setOnline } from '#web/browser-for-tests.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { FilterChip } from './filter-chip.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { ADMIN_ONLY } from './role-labels.ts';
import { RoleMenu } from './role-menu.tsx';
import type { RoleChange } from './use-role-change.ts';

const ADA = { user_id: 'ada', full_name: 'Ada Reyes', role: 'customer' as Role };

interface MenuProps {
  person?: typeof ADA;
  by?: Role;
  chosen?: Role;
  onChoose?: (role: Role) => void;
}

function Menu({ person = ADA, by = 'admin', chosen, onChoose = () => {} }: MenuProps) {
  return <RoleMenu person={person} by={{ user_id: 'me', role: by }} chosen={chosen} onChoose={onChoose} />;
}

test('an admin may grant every role', async () => {
  const onChoose = vi.fn();
  const { user } = renderPiece(<Menu onChoose={onChoose} />);
  await user.click(screen.getByRole('button', { name: 'Role of Ada Reyes: customer' }));
  const panel = within(screen.getByRole('dialog', { name: 'Role of Ada Reyes' }));
  expect(panel.getAllByRole<HTMLButtonElement>('button').filter(({ disabled }) => disabled)).toEqual([]);
  expect(panel.getByRole('button', { pressed: true }).textContent).toBe('Customer');
  await user.click(panel.getByRole('button', { name: 'Dispatcher' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('dispatcher');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a dispatcher may not make anybody staff, and learns why', async () => {
  const { user } = renderPiece(<Menu by="dispatcher" />);
  await user.click(screen.getByRole('button', { name: /^Role of/ }));
  for (const name of ['Admin', 'Dispatcher']) {
    const role = screen.getByRole<HTMLButtonElement>('button', { name, description: ADMIN_ONLY });
    expect(role.disabled).toBe(true);
  }
});

test('arrow keys move between the roles that may be granted, in a circle', async () => {
  const { user } = renderPiece(<Menu by="dispatcher" />);
  await user.click(screen.getByRole('button', { name: /^Role of/ }));
  const enabled = within(screen.getByRole('dialog'))
    .getAllByRole<HTMLButtonElement>('button')
    .filter(({ disabled }) => !disabled);
  act(() => enabled[0]?.focus());
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(enabled.at(-1));
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(enabled[0]);
});

test('nobody changes their own role', () => {
  renderPiece(<Menu person={{ ...ADA, user_id: 'me', role: 'admin' }} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText(/You can’t change your own role/)).toBeDefined();
});

test('a dispatcher does not change the role of staff', () => {
  renderPiece(<Menu person={{ ...ADA, role: 'admin' }} by="dispatcher" />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a role that is chosen but not saved is shown', () => {
  renderPiece(<Menu chosen="driver" />);
  expect(screen.getByRole('button', { name: 'Role of Ada Reyes: driver' }).textContent).toBe('Driver');
});

type DialogProps = Partial<Parameters<typeof RoleDialog>[0]>;

function Confirm(props: DialogProps) {
  return (
    <RoleDialog
      change={{ person: ADA, role: 'admin' } as unknown as RoleChange}
      pending={false}
      failure={null}
      onConfirm={() => {}}
      onClose={() => {}}
      {...props}
    />
  );
}

test('the change is named with its meaning before it is made', async () => {
  const onConfirm = vi.fn();
  const { user } = renderPiece(<Confirm onConfirm={onConfirm} />);
  const dialog = screen.getByRole('dialog', { name: 'Make Ada Reyes an admin?' });
  expect(dialog.textContent).toContain('Current role: Customer.');
  await user.click(screen.getByRole('button', { name: 'Update role' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('offline, the role cannot be changed', () => {
  setOnline(false);
  renderPiece(<Confirm />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Update role' }).disabled).toBe(true);
  expect(screen.getByText(/^You are offline/)).toBeDefined();
});

test('a failure is shown in the dialog', () => {
  renderPiece(<Confirm failure="Somebody else changed this role." />);
  expect(screen.getByRole('alert').textContent).toContain('Somebody else changed this role.');
});

test('a chip toggles, and shows how many it finds once that is known', async () => {
  const onToggle = vi.fn();
  const { user, rerender } = renderPiece(
    <FilterChip label="Staff" count={undefined} chosen={false} onToggle={onToggle} />,
  );
  await user.click(screen.getByRole('button', { name: 'Staff', pressed: false }));
  expect(onToggle).toHaveBeenCalledExactlyOnceWith(true);
  rerender(<FilterChip label="Staff" count={1284} chosen onToggle={onToggle} />);
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('Staff1,284');
});
