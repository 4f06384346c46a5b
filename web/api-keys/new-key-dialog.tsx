import { CARRIER_SCOPE, isCompanyScope, isTestScope, type Scope } from '#domain/api-keys/key-areas.ts';
import { api, call } from '#web/api/client.ts';
import { DiscardQuestion } from '#web/forms/discard-question.tsx';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { FormEnd } from '#web/forms/form-end.tsx';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { fieldsRefused } from '#web/forms/refused-fields.ts';
import { SecretQuestion } from '#web/forms/secret-question.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { useCloseQuestion } from '#web/forms/use-leave-question.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { CheckboxRow } from '#web/ui/fields/choice-row.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { endOf } from '#web/ui/local-day.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { NewSecret } from '#web/webhooks/new-secret.tsx';
import { ScopeChoice } from './scope-choice.tsx';

interface NewKeyDialogProps {
  organisation_id: string;
  /** A key with which a carrier pushes its events, and nothing else. */
  ofCarrier?: boolean;
  onClose: () => void;
}

interface Values {
  name: string;
  /** For test shipments only. */
  test: boolean;
  scopes: Scope[];
  /** A calendar day, or ''. */
  expires_at: string;
  /** Separated by commas. */
  allowed_networks: string;
}

const INITIAL: Values = {
  name: '',
  test: false,
  scopes: ['shipments:read'],
  expires_at: '',
  allowed_networks: '',
};
const resolver = rulesResolver(({ name, scopes }: Values) => ({
  ...(name.trim() === '' && { name: 'Enter a name.' }),
  ...(scopes.length === 0 && { scopes: 'Choose at least one scope.' }),
}));

/** Creates a key, then shows it once. */
export function NewKeyDialog({ organisation_id, ofCarrier = false, onClose }: NewKeyDialogProps) {
  const title = ofCarrier ? 'Create a carrier key' : 'Create an API key';
  const form = useForm<Values>({
    initial: ofCarrier ? { ...INITIAL, scopes: [CARRIER_SCOPE] } : INITIAL,
    resolver,
  });
  const { write, pending, failure, sent } = useWrite({
    form,
    send: ({ name, test, scopes, expires_at, allowed_networks }: Values, options) =>
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
  const { values, change, errorOf, idOf } = form;
  const name = form.field('name');
  const expiry = form.field('expires_at');
  const networks = form.field('allowed_networks');
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
          <Field
            label="Name"
            hint={ofCarrier ? 'For example, the carrier’s system.' : 'For example, the program that uses it.'}
            id={idOf('name')}
            error={name.error}
          >
            <TextInput {...name.control} maxLength={80} autoComplete="off" />
          </Field>
          {!ofCarrier && (
            <>
              <CheckboxRow
                label="Test key"
                hint="Sees and books test shipments only, such as the test numbers. Nobody is notified of them."
                checked={values.test}
                onChange={({ target: { checked: test } }) =>
                  change({ test, ...(test && { scopes: values.scopes.filter(isTestScope) }) })
                }
              />
              <ScopeChoice
                isOffered={values.test ? isTestScope : isCompanyScope}
                id={idOf('scopes')}
                chosen={values.scopes}
                error={errorOf('scopes')}
                onChange={(scopes) => change({ scopes })}
              />
            </>
          )}
          <Field label="Expires on" optional id={idOf('expires_at')} error={expiry.error}>
            <TextInput {...expiry.control} type="date" />
          </Field>
          <Field
            label="Allowed networks"
            optional
            hint="Addresses or CIDR ranges, separated by commas."
            id={idOf('allowed_networks')}
            error={networks.error}
          >
            <TextInput {...networks.control} autoComplete="off" />
          </Field>
          {!leaving && (
            <FormEnd label="Create key" busyLabel="Creating..." pending={pending} onLeave={close} />
          )}
        </form>
      )}
    </Dialog>
  );
}
