import type { WebhookDelivery } from '#contract/webhooks.ts';
import { api, call } from '#web/api/client.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { Age } from '#web/notifications/age.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { useOnline } from '#web/ui/use-online.ts';

const STATUS_LABELS = { pending: 'Pending', delivered: 'Delivered', failed: 'Failed' } as const;

interface DeliveryRowProps {
  delivery: WebhookDelivery;
  now: Date;
}

/** An event with what came back; its body and the response open below. */
export function DeliveryRow({ delivery, now }: DeliveryRowProps) {
  const { id, type, status, attempts, created_at, response_status, response, error, body } = delivery;
  const online = useOnline();
  const replay = useWrite({
    send: (_, options) => call.webhooks.replay({ id }, options),
    onSuccess: () => toast({ title: 'Event queued again' }),
    failureToast: { title: 'Event not queued' },
    invalidates: api.webhooks.key(),
  });
  return (
    <li className="px-3 py-2 not-first:border-t not-first:border-line">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="code min-w-0 flex-1 basis-48 text-dense font-semibold">{type}</span>
        <span className={`text-dense ${status === 'failed' ? 'font-semibold text-danger' : 'text-ink-2'}`}>
          {STATUS_LABELS[status]}
          {response_status !== null && ` · ${response_status}`}
          {attempts > 1 && ` · ${attempts} attempts`}
        </span>
        <Age since={created_at} now={now} className="text-caption" />
      </div>
      {error && <p className="text-dense text-danger">{error}</p>}
      <details className="mt-1">
        <summary className="cursor-pointer py-2 text-dense text-ink-2">Body and response</summary>
        <pre className="code max-h-64 overflow-auto rounded-sm bg-sunken p-3 text-caption whitespace-pre-wrap wrap-anywhere">
          {body}
        </pre>
        {response && (
          <pre className="code mt-2 max-h-40 overflow-auto rounded-sm bg-sunken p-3 text-caption whitespace-pre-wrap wrap-anywhere">
            {response}
          </pre>
        )}
        <Button
          variant="secondary"
          className="mt-2"
          disabled={!online}
          pending={replay.pending}
          busyLabel="Queuing..."
          onClick={() => replay.write()}
        >
          Send again
        </Button>
      </details>
    </li>
  );
}
