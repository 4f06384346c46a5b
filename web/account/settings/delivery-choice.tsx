import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import type { MailDelivery } from '#domain/notifications/mail-delivery.ts';
import type { NotificationKind } from '#domain/notifications/notification-kind.ts';
import { api, call } from '#web/api/client.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { FieldError } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';

interface Preference {
  kind: NotificationKind;
  label: string;
  delivery: MailDelivery;
}

const DELIVERIES = [
  { value: 'instant', label: 'Instant' },
  { value: 'daily', label: 'Daily' },
  { value: 'off', label: 'Off' },
] as const satisfies { value: MailDelivery; label: string }[];

/** A preference that is saved on change; a failure shows what is stored, with the reason. */
export function DeliveryChoice({ preference: { kind, label, delivery } }: { preference: Preference }) {
  const id = useId();
  const queryClient = useQueryClient();
  const queryKey = api.notifications.preferences.queryKey();
  const [chosen, setChosen] = useState(delivery);
  const newest = useRef(chosen);
  const former = useRef(Promise.resolve());
  const { write, pending, failure } = useWrite({
    parallel: 'latest',
    // One call at a time, because a slow one would overwrite a later choice.
    send: (choice: MailDelivery, options) => {
      const sent = former.current.then(async () => {
        if (choice === newest.current)
          await call.notifications.setPreference({ kind, delivery: choice }, options);
      });
      former.current = sent.catch(() => {});
      return sent;
    },
    onSuccess: (_, choice) =>
      queryClient.setQueryData(
        queryKey,
        (read) =>
          read && {
            ...read,
            preferences: read.preferences.map((one) =>
              one.kind === kind ? { ...one, delivery: choice } : one,
            ),
          },
      ),
    onFailure: () => void queryClient.invalidateQueries({ queryKey }),
  });
  const choose = (choice: MailDelivery) => {
    newest.current = choice;
    setChosen(choice);
    write(choice);
  };
  return (
    <li className="px-4 py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <label htmlFor={id} className="min-w-0 text-ui font-semibold">
          {label}
        </label>
        <div className="w-32 shrink-0">
          <Select
            id={id}
            value={pending ? chosen : delivery}
            options={DELIVERIES}
            aria-describedby={failure ? `${id}-error` : undefined}
            onValueChange={choose}
          />
        </div>
      </div>
      <div role="status">{failure && <FieldError id={`${id}-error`}>{failure}</FieldError>}</div>
    </li>
  );
}
