import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import type { MailDelivery } from '#domain/notifications/mail-delivery.ts';
import type { NotificationKind } from '#domain/notifications/notification-kind.ts';
import { api } from '#web/api/client.ts';
import { failureSentence } from '#web/public/auth/failure.ts';
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

/** A preference that is saved on change, optimistically, and rolled back with an error message on failure. */
export function DeliveryChoice({ preference: { kind, label, delivery } }: { preference: Preference }) {
  const id = useId();
  const queryClient = useQueryClient();
  const queryKey = api.notifications.preferences.queryKey();
  const show = (chosen: MailDelivery) =>
    queryClient.setQueryData(
      queryKey,
      (read) =>
        read && {
          ...read,
          preferences: read.preferences.map((one) =>
            one.kind === kind ? { ...one, delivery: chosen } : one,
          ),
        },
    );
  const choose = useMutation({
    ...api.notifications.setPreference.mutationOptions(),
    onMutate: async ({ delivery: chosen }) => {
      await queryClient.cancelQueries({ queryKey });
      show(chosen);
      return delivery;
    },
    onError: (_error, _chosen, former) => former && show(former),
  });
  return (
    <li className="px-4 py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <label htmlFor={id} className="min-w-0 text-ui font-semibold">
          {label}
        </label>
        <div className="w-32 shrink-0">
          <Select
            id={id}
            value={delivery}
            options={DELIVERIES}
            aria-describedby={choose.error ? `${id}-error` : undefined}
            onChange={({ target }) => choose.mutate({ kind, delivery: target.value as MailDelivery })}
          />
        </div>
      </div>
      <div role="status">
        {choose.error && <FieldError id={`${id}-error`}>{failureSentence(choose.error)}</FieldError>}
      </div>
    </li>
  );
}
