import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { WEBHOOKS } from '#web/gallery/customer-fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { refusal, serve } from '#web/server-for-tests.ts';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { WebhookSection } from './webhook-section.tsx';

beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
});

const [WEBHOOK] = WEBHOOKS as [(typeof WEBHOOKS)[number]];

test('the address and the events of a webhook are changed; single types of events stay', async () => {
  const calls = serve({
    'webhooks.list': () => ({ webhooks: WEBHOOKS }),
    'webhooks.change': () => WEBHOOK,
  });
  const { user } = renderPiece(<WebhookSection organisation_id="01900000-0000-7000-8000-000000000002" />);
  await user.click(await screen.findByRole('button', { name: `Edit ${WEBHOOK.url}` }));
  const form = within(await screen.findByRole('form', { name: 'Edit webhook' }));
  const url = form.getByLabelText<HTMLInputElement>('URL');
  expect(url.value).toBe(WEBHOOK.url);
  expect(form.getByRole<HTMLInputElement>('checkbox', { name: 'invoice.issued' }).checked).toBe(true);
  await user.clear(url);
  await user.type(url, 'https://tms.halden.example/hooks');
  await user.click(form.getByRole('checkbox', { name: /^Milestones/ }));
  await user.click(form.getByRole('checkbox', { name: /^Quotes/ }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(shownToasts()).toMatchObject([{ title: 'Webhook changed' }]));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls.find(({ operation }) => operation === 'webhooks.change')?.input).toEqual({
    id: WEBHOOK.id,
    url: 'https://tms.halden.example/hooks',
    events: ['shipment.*', 'invoice.issued', 'quote.*'],
  });
});

test('a webhook that someone else changed is shown before it is replaced', async () => {
  let stored = WEBHOOK;
  const versions: (string | null)[] = [];
  serve({
    'webhooks.list': () => ({ webhooks: [stored] }),
    'webhooks.change': (_: never, headers) => {
      versions.push(headers.get('if-match'));
      if (versions.length > 1) return stored;
      const updated_at = new Date(WEBHOOK.updated_at.getTime() + 1);
      stored = { ...WEBHOOK, url: 'https://tms.halden.example/v2', events: ['shipment.*'], updated_at };
      throw refusal('PRECONDITION_FAILED', 'Someone else has changed this webhook.', 412);
    },
  });
  const { user } = renderPiece(<WebhookSection organisation_id="01900000-0000-7000-8000-000000000002" />);
  await user.click(await screen.findByRole('button', { name: `Edit ${WEBHOOK.url}` }));
  const form = within(await screen.findByRole('form', { name: 'Edit webhook' }));
  const url = form.getByLabelText<HTMLInputElement>('URL');
  await user.clear(url);
  await user.type(url, 'https://tms.halden.example/hooks');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Someone else changed this webhook.')).toBeDefined();
  expect(form.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'URL is now https://tms.halden.example/v2; you entered https://tms.halden.example/hooks',
    'Events is now Shipments',
  ]);
  await user.click(form.getByRole('button', { name: 'Load the newer version' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(shownToasts()).toMatchObject([{ title: 'Webhook changed' }]));
  const version = WEBHOOK.updated_at.getTime();
  expect(versions).toEqual([`"${version}"`, `"${version + 1}"`]);
});
