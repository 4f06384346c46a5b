import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Branch } from '#contract/branches.ts';
import type { PersonRecord } from '#contract/people/staff.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, serve } from '#web/server-for-tests.ts';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { PersonBranches } from './person-branches.tsx';
import { personRecord } from './person-for-tests.ts';

const BRANCHES = [
  { code: 'LAX', name: 'Los Angeles' },
  { code: 'RTM', name: 'Rotterdam' },
] as Branch[];

beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

function show(
  person: Partial<PersonRecord> = {},
  { role = 'admin' as const, branches = BRANCHES, save = (): unknown => ({}) } = {},
) {
  const calls = serve({ 'branches.list': () => ({ branches }), 'people.setBranches': save });
  const record = personRecord({ role: 'dispatcher', ...person });
  const rendered = renderPiece(<PersonBranches person={record} by={{ role }} />);
  const saved = () => calls.filter(({ operation }) => operation === 'people.setBranches');
  return { ...rendered, saved };
}

const openForm = async ({ user }: Pick<ReturnType<typeof show>, 'user'>) => {
  await user.click(await screen.findByRole('button', { name: 'Change branches' }));
  return screen.findByRole('dialog', { name: 'Branches of Ada Reyes' });
};

test.each([
  ['all branches', {}, 'Sees the shipments of all branches.'],
  ['some branches', { branches: ['LAX', 'RTM'] }, 'Sees only the shipments of LAX, RTM.'],
  ['a home branch', { home_branch: 'RTM' }, 'Sees the shipments of all branches. Home branch: RTM.'],
])('%s are stated', (_, person, text) => {
  show(person);
  expect(screen.getByText(text)).toBeDefined();
});

test('dispatchers read branches, and cannot change them', () => {
  show({}, { role: 'dispatcher' as never });
  expect(screen.queryByRole('button')).toBeNull();
});

test('without branches there is nothing to choose', async () => {
  show({}, { branches: [] });
  expect(await screen.findByText(/There are no branches yet/)).toBeDefined();
});

test('Escape asks before changed branches are lost', async () => {
  const shown = show();
  const { user, saved } = shown;
  const dialog = within(await openForm(shown));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Home branch' }), 'RTM');
  await user.keyboard('{Escape}');
  expect(dialog.getByRole('alert').textContent).toContain('You have unsaved changes');
  await user.click(dialog.getByRole('button', { name: 'Discard' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(saved()).toEqual([]);
});

test('an admin sets the home branch and limits the dispatcher', async () => {
  const shown = show({ branches: ['LAX'] });
  const { user, saved } = shown;
  await openForm(shown);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Home branch' }), 'RTM');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(
    (await screen.findAllByText('Choose one of the branches that this dispatcher is limited to.')).length,
  ).toBeGreaterThan(0);
  expect(saved()).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: /Rotterdam/ }));
  await user.click(screen.getByRole('checkbox', { name: /Los Angeles/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(shownToasts()).toMatchObject([{ title: 'Branches saved' }]));
  expect(saved()).toMatchObject([{ input: { home_branch: 'RTM', branches: ['RTM'] } }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a lost connection keeps the form open', async () => {
  const shown = show({}, { save: lost });
  await openForm(shown);
  await shown.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(shownToasts()).toMatchObject([{ title: 'Error' }]));
  expect(screen.getByRole('dialog')).toBeDefined();
});
