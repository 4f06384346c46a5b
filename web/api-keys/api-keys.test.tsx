import { ORPCError } from '@orpc/client';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { API_KEYS } from '#web/gallery/customer-fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, serve } from '#web/server-for-tests.ts';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { ApiKeySection } from './api-key-section.tsx';

beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
});

const [USED, EXPIRED] = API_KEYS;
const ORGANISATION = '01900000-0000-7000-8000-000000000002';

function open(responses: Parameters<typeof serve>[0] = {}) {
  const calls = serve({ 'apiKeys.list': () => ({ api_keys: API_KEYS }), ...responses });
  const inputOf = (operation: string) => calls.find((call) => call.operation === operation)?.input;
  return { inputOf, ...renderPiece(<ApiKeySection organisation_id={ORGANISATION} />) };
}

test('keys show their scopes, their networks and whether they still work', async () => {
  open();
  const [used, expired] = await screen.findAllByRole('listitem');
  expect(used?.textContent).toContain('shipments:read, shipments:write');
  expect(used?.textContent).toContain('Last used');
  expect(expired?.textContent).toContain('Only from 198.51.100.0/24');
  expect(expired?.textContent).toMatch(/Not used yet\. Expired on/);
});

test('without keys it says so; a loading error can be retried', async () => {
  let fails = true;
  const { user } = open({
    'apiKeys.list': () => {
      if (fails) throw lost();
      return { api_keys: [] };
    },
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  fails = false;
  await user.click(retry);
  expect(await screen.findByText('No API keys yet')).toBeDefined();
});

test('a key is created with scopes and networks, and shown once', async () => {
  let refuses = true;
  const { user, inputOf } = open({
    'apiKeys.create': () => {
      if (refuses)
        throw new ORPCError('UNPROCESSABLE_CONTENT', {
          status: 422,
          data: { issues: [{ path: 'allowed_networks.0', message: 'Enter an address or a CIDR range.' }] },
        });
      return { ...USED, key: 'gs_live_abc' };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Create an API key' }));
  const form = within(await screen.findByRole('form', { name: 'Create an API key' }));
  await user.click(form.getByRole('button', { name: 'Create key' }));
  expect(await form.findByText('Enter a name.')).toBeDefined();
  await user.type(form.getByLabelText('Name'), 'Warehouse');
  await user.click(form.getByRole('checkbox', { name: 'Read: Documents' }));
  fireEvent.change(form.getByLabelText(/^Expires on/), { target: { value: '2027-03-01' } });
  await user.type(form.getByLabelText(/^Allowed networks/), 'everywhere');
  await user.click(form.getByRole('button', { name: 'Create key' }));
  expect((await form.findAllByText('Enter an address or a CIDR range.')).length).toBeGreaterThan(0);
  refuses = false;
  await user.click(form.getByRole('button', { name: 'Create key' }));
  expect(await screen.findByText('gs_live_abc')).toBeDefined();
  expect(inputOf('apiKeys.create')).toMatchObject({
    organisation_id: ORGANISATION,
    name: 'Warehouse',
    scopes: ['shipments:read', 'documents:read'],
    expires_at: new Date('2027-03-01T23:59:00'),
    allowed_networks: ['everywhere'],
  });
  await user.keyboard('{Escape}');
  expect(await screen.findByText('The key won’t be shown again. Close?')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByText('gs_live_abc')).toBeNull());
});

test('only scopes with which a company can do something are offered', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Create an API key' }));
  const form = within(await screen.findByRole('form', { name: 'Create an API key' }));
  const offered = (name: string) =>
    form.queryAllByRole<HTMLInputElement>('checkbox', { name }).some(({ disabled }) => !disabled);
  expect(offered('Write: Rates')).toBe(true);
  expect(offered('Read: Rates')).toBe(false);
  expect(offered('Write: Milestones')).toBe(false);
  expect(form.queryByText('Tasks')).toBeNull();
  await user.click(form.getByRole('checkbox', { name: /^Test key/ }));
  expect(offered('Write: Rates')).toBe(true);
  expect(offered('Write: Messages')).toBe(false);
});

test('a key is revoked after a question', async () => {
  const { user, inputOf } = open({ 'apiKeys.revoke': () => ({}) });
  await user.click(await screen.findByRole('button', { name: `Revoke ${EXPIRED?.name}` }));
  expect(inputOf('apiKeys.revoke')).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'Revoke key' }));
  await waitFor(() => expect(inputOf('apiKeys.revoke')).toEqual({ id: EXPIRED?.id }));
});
