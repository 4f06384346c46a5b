import { ORPCError } from '@orpc/client';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { DELIVERIES, WEBHOOKS } from '#web/gallery/customer-fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, serve } from '#web/server-for-tests.ts';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { WebhookSection } from './webhook-section.tsx';

beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
});

const [ENABLED, DISABLED] = WEBHOOKS;
const ORGANISATION = '01900000-0000-7000-8000-000000000002';

function open(responses: Parameters<typeof serve>[0] = {}) {
  const calls = serve({ 'webhooks.list': () => ({ webhooks: WEBHOOKS }), ...responses });
  const inputOf = (operation: string) => calls.find((call) => call.operation === operation)?.input;
  return { calls, inputOf, ...renderPiece(<WebhookSection organisation_id={ORGANISATION} />) };
}

test('webhooks show their events, and what is wrong', async () => {
  open();
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first?.textContent).toContain('Shipments, Milestones, invoice.issued');
  expect(first?.textContent).not.toContain('Disabled');
  expect(second?.textContent).toContain('All events');
  expect(second?.textContent).toMatch(/Disabled .* Every attempt has failed for 3 days\./);
});

test('without webhooks it says so; a loading error can be retried', async () => {
  let fails = true;
  const { user } = open({
    'webhooks.list': () => {
      if (fails) throw lost();
      return { webhooks: [] };
    },
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  fails = false;
  await user.click(retry);
  expect(await screen.findByText('No webhooks yet')).toBeDefined();
});

test('a webhook is added, and its secret is shown once', async () => {
  let refuses = true;
  const { user, inputOf } = open({
    'webhooks.create': () => {
      if (refuses)
        throw new ORPCError('UNPROCESSABLE_CONTENT', {
          status: 422,
          data: { issues: [{ path: 'url', message: 'Use the address of a host on the public internet.' }] },
        });
      return { ...ENABLED, secret: 'whsec_abc' };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Add a webhook' }));
  const form = within(await screen.findByRole('form', { name: 'Add a webhook' }));
  await user.click(form.getByRole('button', { name: 'Add webhook' }));
  expect(await form.findByText(/Enter a URL such as/)).toBeDefined();
  await user.type(form.getByLabelText('URL'), 'https://10.0.0.1/hooks');
  await user.click(form.getByRole('checkbox', { name: /^Messages/ }));
  await user.click(form.getByRole('button', { name: 'Add webhook' }));
  expect(
    (await form.findAllByText('Use the address of a host on the public internet.')).length,
  ).toBeGreaterThan(0);
  expect(form.getByLabelText<HTMLInputElement>('URL').value).toBe('https://10.0.0.1/hooks');
  refuses = false;
  await user.click(form.getByRole('button', { name: 'Add webhook' }));
  expect(await screen.findByText('whsec_abc')).toBeDefined();
  expect(inputOf('webhooks.create')).toMatchObject({
    organisation_id: ORGANISATION,
    url: 'https://10.0.0.1/hooks',
  });
  await user.keyboard('{Escape}');
  expect(await screen.findByText('The secret won’t be shown again. Close?')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByText('whsec_abc')).toBeNull());
});

test.each([
  [['view', 'manage'], false],
  [['view', 'money', 'manage'], true],
])('with %j, invoices may be chosen: %s', async (permissions, may) => {
  const { user, inputOf } = open({
    'people.session': () => ({ role: 'customer', permissions }),
    'webhooks.create': () => ({ ...ENABLED, secret: 'whsec_abc' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Add a webhook' }));
  const form = within(await screen.findByRole('form', { name: 'Add a webhook' }));
  expect(form.queryByRole('checkbox', { name: /^Invoices/ }) !== null).toBe(may);
  await user.type(form.getByLabelText('URL'), 'https://example.com/webhooks');
  await user.click(form.getByRole('button', { name: 'Add webhook' }));
  expect(await screen.findByText('whsec_abc')).toBeDefined();
  const { events } = inputOf('webhooks.create') as { events: string[] };
  expect(events.includes('invoice.*')).toBe(may);
});

test('without events, the focus goes to the first one', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add a webhook' }));
  const form = within(await screen.findByRole('form', { name: 'Add a webhook' }));
  await user.type(form.getByLabelText('URL'), 'https://example.com/webhooks');
  const boxes = form.getAllByRole('checkbox');
  for (const box of boxes) await user.click(box);
  await user.click(form.getByRole('button', { name: 'Add webhook' }));
  expect((await form.findAllByText('Choose at least one kind of event.')).length).toBeGreaterThan(0);
  await waitFor(() => expect(document.activeElement).toBe(boxes[0]));
  expect(form.getByRole('group', { description: 'Choose at least one kind of event.' })).toBeDefined();
});

test('a disabled webhook is enabled; an enabled one is tested and gets a new secret', async () => {
  const { user, inputOf } = open({
    'webhooks.change': () => ({ ...DISABLED, disabled_at: null }),
    'webhooks.test': () => ({ id: ENABLED?.id }),
    'webhooks.rotateSecret': () => ({
      secret: 'whsec_new',
      former_secret_until: new Date('2027-02-03T10:00:00Z'),
    }),
  });
  await user.click(await screen.findByRole('button', { name: `Enable ${DISABLED?.url}` }));
  await waitFor(() => expect(inputOf('webhooks.change')).toEqual({ id: DISABLED?.id, enabled: true }));
  await user.click(screen.getByRole('button', { name: `Send a test event to ${ENABLED?.url}` }));
  await waitFor(() => expect(inputOf('webhooks.test')).toEqual({ id: ENABLED?.id }));
  await user.click(screen.getByRole('button', { name: `New secret for ${ENABLED?.url}` }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Create a new secret?' }));
  expect(question.getByText(/We sign with both secrets for 24 hours/)).toBeDefined();
  expect(inputOf('webhooks.rotateSecret')).toBeUndefined();
  await user.click(question.getByRole('button', { name: 'Create secret' }));
  expect(await screen.findByText('whsec_new')).toBeDefined();
  expect(screen.getByText(/For 24 hours, we sign with the former secret too/)).toBeDefined();
});

test('a webhook is deleted after a question', async () => {
  const { user, inputOf } = open({ 'webhooks.remove': () => ({}) });
  await user.click(await screen.findByRole('button', { name: `Delete ${ENABLED?.url}` }));
  expect(inputOf('webhooks.remove')).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'Delete webhook' }));
  await waitFor(() => expect(inputOf('webhooks.remove')).toEqual({ id: ENABLED?.id }));
});

test('deliveries show what came back, and are sent again', async () => {
  const [failed] = DELIVERIES;
  const { user, inputOf } = open({
    'webhooks.deliveries': () => ({ deliveries: DELIVERIES, next: null }),
    'webhooks.replay': () => failed,
  });
  await user.click(await screen.findByRole('button', { name: `Deliveries to ${ENABLED?.url}` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Deliveries' }));
  const [first, second] = await dialog.findAllByRole('listitem');
  expect(first?.textContent).toMatch(/shipment.status_changedPending · 500 · 3 attempts/);
  expect(first?.textContent).toContain('The endpoint answered 500.');
  expect(second?.textContent).toContain('Delivered · 204');
  await user.click(within(first as HTMLElement).getByText('Body and response'));
  await user.click(within(first as HTMLElement).getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(inputOf('webhooks.replay')).toEqual({ id: failed?.id }));
});
