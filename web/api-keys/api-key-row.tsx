import { useState } from 'react';
import type { ApiKey } from '#contract/api-keys.ts';
import { api, call } from '#web/api/client.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { Age } from '#web/notifications/age.tsx';
import { TestBadge } from '#web/status/test-badge.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { CalendarDay } from '#web/ui/calendar-day.tsx';
import { InlineQuestion } from '#web/ui/overlays/inline-question.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { useNow } from '#web/ui/use-now.ts';
import { OFFLINE, useOnline } from '#web/ui/use-online.ts';

/** A key: what it may do, when it was used, and its revocation. */
export function ApiKeyRow({ api_key }: { api_key: ApiKey }) {
  const { id, name, start, scopes, allowed_networks, created_by, expires_at, last_used_at } = api_key;
  const now = useNow();
  const online = useOnline();
  const [revoking, setRevoking] = useState(false);
  const revoke = useWrite({
    send: (_, options) => call.apiKeys.revoke({ id }, options),
    onSuccess: () => toast({ title: 'API key revoked', description: `${name} is refused from now on.` }),
    invalidates: api.apiKeys.key(),
  });
  return (
    <li className="px-4 py-3 not-first:border-t not-first:border-line">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <bdi className="min-w-0 font-semibold wrap-anywhere">{name}</bdi>
            <span className="code text-caption">{start}…</span>
            {api_key.test && <TestBadge />}
          </p>
          <p className="code mt-0.5 text-dense wrap-anywhere text-ink-2">{scopes.join(', ')}</p>
          {allowed_networks.length > 0 && (
            <p className="mt-0.5 text-dense wrap-anywhere text-ink-2">
              Only from <span className="code">{allowed_networks.join(', ')}</span>
            </p>
          )}
          <p className="mt-0.5 text-caption">
            By {created_by}.{' '}
            {last_used_at ? (
              <>
                Last used <Age since={last_used_at} now={now} />.
              </>
            ) : (
              'Not used yet.'
            )}{' '}
            {expires_at && (
              <span className={expires_at <= now ? 'font-semibold text-danger' : undefined}>
                {expires_at <= now ? 'Expired' : 'Expires'} on <CalendarDay of={expires_at} />.
              </span>
            )}
          </p>
        </div>
        {!revoking && (
          <Button
            variant="ghost"
            aria-label={`Revoke ${name}`}
            disabled={!online}
            onClick={() => setRevoking(true)}
          >
            Revoke
          </Button>
        )}
      </div>
      {revoke.failure && <Alert title={revoke.failure} />}
      {revoking && (
        <InlineQuestion
          question={`Revoke ${name}?`}
          act="Revoke key"
          keep="Cancel"
          destructive
          pending={revoke.pending}
          locked={online ? undefined : OFFLINE}
          onAct={() => revoke.write()}
          onKeep={() => setRevoking(false)}
          className="mt-3 rounded-md border border-line p-4"
        >
          Programs that use it are refused immediately. This can’t be undone.
        </InlineQuestion>
      )}
    </li>
  );
}
