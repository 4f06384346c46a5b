import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { WEBHOOKS } from '#web/gallery/customer-fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { serve } from '#web/server-for-tests.ts';
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
