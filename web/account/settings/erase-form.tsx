import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api, call } from '#web/api/client.ts';
import { fieldsRefusedBy } from '#web/forms/refused-fields.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { paths } from '#web/paths.ts';
import { clearDrafts } from '#web/people/form-owner.ts';
import { leaving } from '#web/people/leaving.ts';
import { useSession } from '#web/people/session.ts';
import { storeSession } from '#web/people/stored-session.ts';
import { ErasureScope } from '#web/people/what-is-erased.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { useOnline } from '#web/ui/use-online.ts';

export function EraseForm({ onClose }: { onClose: () => void }) {
  const { person } = useSession();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const online = useOnline();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string>();
  const erase = useWrite({
    send: (_, options) =>
      leaving(async () => {
        setWrong(undefined);
        await call.privacy.erase({ confirmation: typed }, options);
        clearDrafts();
        storeSession(null);
        await navigate(paths.home());
        queryClient.setQueryData(api.people.session.queryKey(), null);
      }),
    onSuccess: () => {
      toast({ title: 'Account deleted', description: 'We e-mailed you a confirmation.' });
    },
    onFailure: (_, refused) => setWrong(refused.confirmation),
    refusedIn: fieldsRefusedBy({ NOT_CONFIRMED: 'confirmation' }),
    invalidates: api.privacy.erasureStatus.queryKey(),
  });
  return (
    <form
      noValidate
      aria-label="Delete your account"
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (online) erase.write();
      }}
    >
      <ErasureScope whose="your" />
      {erase.failure && <Alert title={erase.failure} />}
      <Field
        label="Type your e-mail address to confirm"
        id="confirmation"
        error={wrong}
        hint={person?.email ?? ''}
      >
        <TextInput
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" size="marketing" onClick={onClose}>
          Keep account
        </Button>
        <Button
          type="submit"
          variant="destructive"
          size="marketing"
          pending={erase.pending}
          busyLabel="Deleting..."
          disabled={!online || typed.trim().toLowerCase() !== person?.email}
        >
          Permanently delete account
        </Button>
      </div>
    </form>
  );
}
