import { useState } from 'react';
import type { PersonRecord } from '#contract/people/staff.ts';
import { isRefusal } from '#web/api/api-errors.ts';
import { call } from '#web/api/client.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { ErasureBlockers } from '#web/people/erasure-blockers.tsx';
import { ErasureScope } from '#web/people/what-is-erased.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { useOnline } from '#web/ui/use-online.ts';

interface AccountErasureProps {
  person: PersonRecord;
  onErased: () => void;
}

/** Erases an account on request by e-mail or letter, as its owner could. */
export function AccountErasure({ person, onErased }: AccountErasureProps) {
  const { user_id, full_name, email } = person;
  const online = useOnline();
  const [confirming, setConfirming] = useState(false);
  const [typed, setTyped] = useState('');
  const erase = useWrite({
    send: (_, options) => call.privacy.eraseFor({ user_id, confirmation: typed }, options),
    onSuccess: () => {
      toast({ title: 'Account erased', description: `We e-mailed ${full_name} a confirmation.` });
      onErased();
    },
  });
  if (!confirming)
    return (
      <Button variant="secondary" className="self-start" onClick={() => setConfirming(true)}>
        Erase account...
      </Button>
    );
  return (
    <form
      noValidate
      aria-label="Erase account"
      className="flex flex-col gap-4 rounded-md border border-line p-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (online) erase.write();
      }}
    >
      <div>
        <p className="text-ui font-semibold">Permanently erase {full_name}?</p>
        <p className="mt-1 text-caption">Only if they requested it and you have verified their identity.</p>
      </div>
      <ErasureScope whose="their" />
      {isRefusal(erase.error, 'STILL_NEEDED') ? (
        <ErasureBlockers blockers={erase.error.data} />
      ) : (
        erase.failure && <Alert title={erase.failure} />
      )}
      <Field label="Type their e-mail address to confirm" id="erasure-confirmation" hint={email}>
        <TextInput
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="destructive"
          pending={erase.pending}
          busyLabel="Erasing..."
          disabled={!online || typed.trim().toLowerCase() !== email}
        >
          Erase permanently
        </Button>
        <Button variant="secondary" onClick={() => setConfirming(false)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
