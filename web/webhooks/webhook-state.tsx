import type { Webhook } from '#contract/webhooks.ts';
import { Age } from '#web/notifications/age.tsx';
import { useNow } from '#web/ui/use-now.ts';

/** Only what needs attention: a webhook that works is not marked. */
export function WebhookState({ webhook }: { webhook: Webhook }) {
  const now = useNow();
  const { disabled_at, disabled_reason, failing_since } = webhook;
  if (disabled_at)
    return (
      <p className="mt-1 text-dense font-semibold text-danger">
        Disabled <Age since={disabled_at} now={now} />. {disabled_reason}
      </p>
    );
  if (failing_since)
    return (
      <p className="mt-1 text-dense font-semibold text-danger">
        Failing, first <Age since={failing_since} now={now} />. We keep trying for 3 days.
      </p>
    );
  return null;
}
