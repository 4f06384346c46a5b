import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { setOnline } from '#web/browser-for-tests.ts';
import { hoursAgo, NOW, shareLink } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, refusal, serve } from '#web/server-for-tests.ts';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { ShareLinksButton } from './share-links-button.tsx';

const NUMBER = 'GS104588210';
const URL_MADE = 'https://freight.example/s/abc';
const MADE_ID = '01900000-0000-7000-8000-0000000000ab';

beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  setOnline(true);
});

async function open(responses: Parameters<typeof serve>[0] = {}) {
  const calls = serve({ 'shareLinks.list': () => ({ share_links: [] }), ...responses });
  const rendered = renderPiece(<ShareLinksButton tracking_number={NUMBER} />);
  await rendered.user.click(screen.getByRole('button', { name: 'Share' }));
  return {
    ...rendered,
    calls,
    dialog: within(await screen.findByRole('dialog', { name: `Share ${NUMBER}` })),
  };
}
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const made = (calls: { operation: string; input: unknown }[]) =>
  calls.find(({ operation }) => operation === 'shareLinks.create')?.input as Record<string, unknown>;

test('a link shows map and events for 30 days unless changed, and its address is shown once', async () => {
  const { user, calls, dialog } = await open({ 'shareLinks.create': () => ({ id: 'x', url: URL_MADE }) });
  await user.click(dialog.getByRole('button', { name: 'Create link' }));
  const field = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Your link' });
  expect([field.value, field.readOnly, document.activeElement]).toEqual([URL_MADE, true, field]);
  expect(dialog.getByText(/won’t be shown again/)).toBeDefined();
  const { expires_at, ...input } = made(calls);
  expect(input).toEqual({ tracking_number: NUMBER, show: ['map', 'events'] });
  const days = ((expires_at as Date).getTime() - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(29);
  expect(days).toBeLessThan(31.1);
  await user.click(dialog.getByRole('button', { name: 'Create another link' }));
  expect(dialog.getByRole('button', { name: 'Create link' })).toBeDefined();
});

test('documents are shown by kind, without those that state a value unless chosen', async () => {
  const { user, calls, dialog } = await open({ 'shareLinks.create': () => ({ id: 'x', url: URL_MADE }) });
  await user.click(box(/^Map/));
  await user.click(box(/^Documents/));
  const kinds = within(dialog.getByRole('group', { name: 'Kinds of documents' }));
  expect(kinds.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([
    true,
    true,
    true,
    true,
    false,
    true,
    false,
    true,
    false,
  ]);
  await user.click(kinds.getByRole('checkbox', { name: /^Commercial invoice/ }));
  for (const name of [
    'Air waybill',
    'CMR consignment note',
    'Packing list',
    'Certificate of origin',
    'Arrival notice',
  ])
    await user.click(kinds.getByRole('checkbox', { name }));
  await user.type(dialog.getByRole('textbox', { name: /^PIN/ }), '4711');
  await user.click(dialog.getByRole('button', { name: 'Create link' }));
  await dialog.findByRole('textbox', { name: 'Your link' });
  expect(made(calls)).toMatchObject({
    show: ['events', 'documents'],
    document_kinds: ['bill_of_lading', 'commercial_invoice'],
    pin: '4711',
  });
});

test('nothing to show, no kind, no date and a short PIN are refused beside their fields', async () => {
  const { user, calls, dialog } = await open();
  await user.click(box(/^Map/));
  await user.click(box(/^Events/));
  await user.click(dialog.getByRole('button', { name: 'Create link' }));
  expect(await dialog.findByText('Choose what the link shows.')).toBeDefined();
  await user.click(box(/^Documents/));
  for (const name of [
    'Bill of lading',
    'Air waybill',
    'CMR consignment note',
    'Packing list',
    'Certificate of origin',
    'Arrival notice',
  ])
    await user.click(dialog.getByRole('checkbox', { name }));
  await user.clear(dialog.getByLabelText('Expires after'));
  await user.type(dialog.getByRole('textbox', { name: /^PIN/ }), '12');
  await user.click(dialog.getByRole('button', { name: 'Create link' }));
  expect(await dialog.findAllByText('Choose the document types.')).not.toEqual([]);
  expect(dialog.getAllByText('Enter a PIN of 4 to 10 digits.')).not.toEqual([]);
  expect(dialog.getAllByText('Enter a date.')).not.toEqual([]);
  expect(made(calls)).toBeUndefined();
});

test('what the server refuses is shown beside the field; a lost connection above the form', async () => {
  let failure = () => {
    throw Object.assign(refusal('UNPROCESSABLE_CONTENT', 'Some fields are invalid.', 422), {
      data: { issues: [{ path: 'expires_at', message: 'Choose a date within one year.' }] },
    });
  };
  const { user, dialog } = await open({ 'shareLinks.create': () => failure() });
  await user.click(dialog.getByRole('button', { name: 'Create link' }));
  const until = dialog.getByLabelText('Expires after');
  await waitFor(() => expect(until.getAttribute('aria-invalid')).toBe('true'));
  expect(dialog.getByText('Choose a date within one year.')).toBeDefined();
  failure = lost;
  await user.clear(until);
  await user.type(until, '2027-01-01');
  await user.click(dialog.getByRole('button', { name: 'Create link' }));
  expect((await dialog.findByRole('alert')).textContent).toMatch(/Try again/);
});

test('links in use are listed with their views, PIN and lock', async () => {
  const { dialog } = await open({
    'shareLinks.list': () => ({
      share_links: [
        shareLink({ views: 3, last_viewed_at: hoursAgo(2) }),
        shareLink({
          id: '01900000-0000-7000-8000-0000000000a2',
          show: ['documents'],
          document_kinds: ['packing_list'],
          has_pin: true,
          locked: true,
        }),
      ],
    }),
  });
  const [first, second] = await dialog.findAllByRole('listitem');
  expect(first?.textContent).toMatch(/^Map · EventsExpires .* · 3\u00a0views, last 2h ago/);
  expect(second?.textContent).toMatch(/^Documents \(Packing list\)Expires .* · 0\u00a0views · with PIN/);
  expect(second?.textContent).toContain('Locked after 10 wrong PINs. Revoke it and create another.');
});

test('without links it says so', async () => {
  const { dialog } = await open();
  expect(await dialog.findByText('No active links.')).toBeDefined();
});

test('the address of a new link goes when the link is revoked', async () => {
  const { user, dialog } = await open({
    'shareLinks.list': () => ({ share_links: [shareLink({ id: MADE_ID, show: ['map'] }), shareLink()] }),
    'shareLinks.create': () => ({ id: MADE_ID, url: URL_MADE }),
    'shareLinks.revoke': () => ({}),
  });
  const revoke = async (parts: string) => {
    await user.click(await dialog.findByRole('button', { name: `Revoke link: ${parts}` }));
    const [question] = dialog.getAllByRole('alertdialog').slice(-1);
    await user.click(within(question as HTMLElement).getByRole('button', { name: 'Revoke' }));
  };
  await user.click(dialog.getByRole('button', { name: 'Create link' }));
  const address = await dialog.findByRole('textbox', { name: 'Your link' });
  await revoke('Map · Events');
  await waitFor(() => expect(shownToasts()).toHaveLength(1));
  expect(address.isConnected).toBe(true);
  await user.click(dialog.getByRole('button', { name: 'Keep' }));
  await revoke('Map');
  await waitFor(() => expect(address.isConnected).toBe(false));
  expect(dialog.getByRole('button', { name: 'Create link' })).toBeDefined();
});

test('a link is revoked after a question', async () => {
  const link = shareLink();
  const { user, calls, dialog } = await open({
    'shareLinks.list': () => ({ share_links: [link] }),
    'shareLinks.revoke': () => ({}),
  });
  await user.click(await dialog.findByRole('button', { name: 'Revoke link: Map · Events' }));
  const question = within(dialog.getByRole('alertdialog', { name: 'Revoke this link?' }));
  await user.click(question.getByRole('button', { name: 'Keep' }));
  expect(dialog.queryByRole('alertdialog')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Revoke link: Map · Events' }));
  await user.click(dialog.getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(shownToasts()).toMatchObject([{ title: 'Link revoked' }]));
  expect(calls).toContainEqual({ operation: 'shareLinks.revoke', input: { id: link.id } });
});

test('offline, nothing is sent', async () => {
  const { dialog, calls } = await open();
  setOnline(false);
  await waitFor(() =>
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Create link' }).disabled).toBe(true),
  );
  expect(dialog.getByText('You are offline. Your entries stay here.')).toBeDefined();
  expect(made(calls)).toBeUndefined();
});
