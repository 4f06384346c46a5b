import { CARRIER_SCOPE } from '#domain/api-keys/key-areas.ts';
import { api, call } from '#web/api/client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { FormEnd } from '#web/forms/form-end.tsx';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { DiscardQuestion } from '#web/forms/leave-guard/discard-question.tsx';
import { useCloseQuestion } from '#web/forms/leave-guard/use-leave-question.ts';
import { fieldsRefused } from '#web/forms/refused-fields.ts';
import { SecretQuestion } from '#web/forms/secret-question.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { endOf } from '#web/ui/local-day.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { NewSecret } from '#web/webhooks/new-secret.tsx';
import { KeyFields, type KeyValues } from './key-fields.tsx';

interface NewKeyDialogProps {
  organisation_id: string;
  /** A key with which a carrier pushes its events, and nothing else. */
  ofCarrier?: boolean;
  onClose: () => void;
}

const INITIAL: KeyValues = {
  name: '',
  test: false,
  scopes: ['shipments:read'],
  expires_at: '',
  allowed_networks: '',
};
const resolver = rulesResolver(({ name, scopes }: KeyValues) => ({
  ...(name.trim() === '' && { name: 'Enter a name.' }),
  ...(scopes.length === 0 && { scopes: 'Choose at least one scope.' }),
}));

/** Creates a key, then shows it once. */
export function NewKeyDialog({ organisation_id, ofCarrier = false, onClose }: NewKeyDialogProps) {
  const title = ofCarrier ? 'Create a carrier key' : 'Create an API key';
  const form = useForm<KeyValues>({
    initial: ofCarrier ? { ...INITIAL, scopes: [CARRIER_SCOPE] } : INITIAL,
    resolver,
  });
  const { write, pending, failure, sent } = useWrite({
    form,
    send: ({ name, test, scopes, expires_at, allowed_networks }: KeyValues, options) =>
      call.apiKeys.create(
        {
          organisation_id,
          name,
          ...(test && { test }),
          scopes,
          ...(expires_at && { expires_at: endOf(expires_at) ?? undefined }),
          allowed_networks: allowed_networks.split(/[\s,]+/).filter(Boolean),
        },
        options,
      ),
    // A list is one field here.
    refusedIn: (error) =>
      Object.fromEntries(
        Object.entries(fieldsRefused(error)).map(([path, message]) => [path.replace(/\.\d+$/, ''), message]),
      ),
    invalidates: api.apiKeys.key(),
  });
  const { leaving, close } = useCloseQuestion(() => sent !== null || form.isDirty(), onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={sent ? (ofCarrier ? 'Carrier key created' : 'API key created') : title}
      description={
        sent
          ? sent.response.name
          : `${ofCarrier ? 'The carrier’s' : 'Your'} program sends it in the header “Authorization: Bearer”.`
      }
      footer={
        leaving &&
        (sent ? (
          <SecretQuestion what="key" onClose={leaving.discard} onBack={leaving.keep} />
        ) : (
          <DiscardQuestion onDiscard={leaving.discard} onKeep={leaving.keep} />
        ))
      }
    >
      {sent ? (
        <NewSecret
          what="key"
          secret={sent.response.key}
          use={`${ofCarrier ? 'The carrier’s' : 'Your'} program sends it with each call.`}
          onDone={onClose}
        />
      ) : (
        <form onSubmit={form.submit(write)} noValidate aria-label={title} className="flex flex-col gap-5">
          <FormProblems form={form} failure={failure} />
          <KeyFields form={form} ofCarrier={ofCarrier} />
          {!leaving && (
            <FormEnd label="Create key" busyLabel="Creating..." pending={pending} onLeave={close} />
          )}
        </form>
      )}
    </Dialog>
  );
}
