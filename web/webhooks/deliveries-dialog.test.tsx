import { ORPCError } from '@orpc/client';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { DELIVERIES, WEBHOOKS } from '#web/gallery/customer-fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { serve } from '#web/server-for-tests.ts';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { DeliveriesDialog } from './deliveries-dialog.tsx';

beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
});

const [WEBHOOK] = WEBHOOKS as [(typeof WEBHOOKS)[number]];

test('failed deliveries are listed alone, and all of them are sent again', async () => {
  const calls = serve({
    'webhooks.deliveries': ({ status }: { status?: string }) => ({
      deliveries: status === 'failed' ? [] : DELIVERIES,
      next: null,
    }),
    'webhooks.replayAll': () => ({ replayed: 3 }),
  });
  const { user } = renderPiece(<DeliveriesDialog webhook={WEBHOOK} onClose={() => {}} />);
  await screen.findAllByRole('listitem');
  await user.click(screen.getByRole('checkbox', { name: 'Failed only' }));
  expect(await screen.findByText('No failed deliveries')).toBeDefined();
  expect(calls.at(-1)?.input).toMatchObject({ id: WEBHOOK.id, status: 'failed' });
  await user.click(screen.getByRole('button', { name: 'Send failed events again' }));
  await waitFor(() => expect(shownToasts()).toMatchObject([{ title: '3\u00a0events queued again' }]));
  const sent = calls.find(({ operation }) => operation === 'webhooks.replayAll');
  expect(sent?.input).toMatchObject({ id: WEBHOOK.id, from: new Date(0) });
});

test('the deliveries of invoices are not shown to people who may not see prices', async () => {
  const message = 'Events of invoices and prices state amounts, and you don’t have permission to see prices.';
  serve({
    'webhooks.deliveries': () => {
      throw new ORPCError('FORBIDDEN', { message });
    },
  });
  renderPiece(<DeliveriesDialog webhook={WEBHOOK} onClose={() => {}} />);
  expect(await screen.findByText(message)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Send failed events again' })).toBeNull();
});
