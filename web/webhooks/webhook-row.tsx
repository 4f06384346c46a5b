import { useState } from 'react';
import type { Webhook } from '#contract/webhooks.ts';
import { api, call } from '#web/api/client.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { useOnline } from '#web/ui/use-online.ts';
import { DeleteWebhook } from './delete-webhook.tsx';
import { eventsText } from './event-labels.ts';
import { NewSecret } from './new-secret.tsx';
import { RotateSecret } from './rotate-secret.tsx';
import { WebhookState } from './webhook-state.tsx';

interface WebhookRowProps {
  webhook: Webhook;
  onEdit: () => void;
  onDeliveries: () => void;
}

/** A webhook: its address, its events, whether it works, and what can be done with it. */
export function WebhookRow({ webhook, onEdit, onDeliveries }: WebhookRowProps) {
  const { id, url, events, disabled_at } = webhook;
  const online = useOnline();
  const [question, setQuestion] = useState<'delete' | 'rotate' | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const invalidates = api.webhooks.key();
  const test = useWrite({
    send: (_, options) => call.webhooks.test({ id }, options),
    onSuccess: () => toast({ title: 'Test event sent', description: 'Deliveries shows what came back.' }),
    failureToast: { title: 'Test event not sent' },
    invalidates,
  });
  const enable = useWrite({
    send: (enabled: boolean, options) => call.webhooks.change({ id, enabled }, options),
    onSuccess: ({ disabled_at: since }) => toast({ title: since ? 'Webhook disabled' : 'Webhook enabled' }),
    failureToast: { title: disabled_at ? 'Webhook not enabled' : 'Webhook not disabled' },
    invalidates,
  });
  const act = (label: string, name: string, write: () => void, pending?: boolean) => (
    <Button variant="ghost" aria-label={name} disabled={!online} pending={pending} onClick={write}>
      {label}
    </Button>
  );
  return (
    <li className="px-4 py-3 not-first:border-t not-first:border-line">
      <p className="code text-ui font-semibold wrap-anywhere">{url}</p>
      <p className="mt-0.5 text-dense text-ink-2">{eventsText(events)}</p>
      <WebhookState webhook={webhook} />
      {secret !== null && (
        <NewSecret
          what="secret"
          key={secret}
          secret={secret}
          use="Your program verifies our signatures with it. For 24 hours, we sign with the former secret too."
          onDone={() => setSecret(null)}
        />
      )}
      {question === 'delete' && <DeleteWebhook webhook={webhook} onClose={() => setQuestion(null)} />}
      {question === 'rotate' && (
        <RotateSecret webhook={webhook} onSecret={setSecret} onClose={() => setQuestion(null)} />
      )}
      {!question && (
        <div className="-ml-2 mt-1 flex flex-wrap">
          <Button variant="ghost" aria-label={`Deliveries to ${url}`} onClick={onDeliveries}>
            Deliveries
          </Button>
          {act('Edit', `Edit ${url}`, onEdit)}
          {!disabled_at && act('Send test', `Send a test event to ${url}`, () => test.write(), test.pending)}
          {disabled_at
            ? act('Enable', `Enable ${url}`, () => enable.write(true), enable.pending)
            : act('Disable', `Disable ${url}`, () => enable.write(false), enable.pending)}
          {act('New secret', `New secret for ${url}`, () => setQuestion('rotate'))}
          {act('Delete', `Delete ${url}`, () => setQuestion('delete'))}
        </div>
      )}
    </li>
  );
}
