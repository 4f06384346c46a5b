import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import * as z from 'zod/mini';
import { Reauthentication, SecondFactorCode } from '#domain/second-factor/code.ts';
import { api, call } from '#web/api/client.ts';
import { settleReauthentication } from '#web/api/reauthentication.ts';
import { FocusedAlert } from '#web/forms/focused-alert.tsx';
import { fieldsRefusedBy } from '#web/forms/refused-fields.ts';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { useSession } from '#web/people/session.ts';
import { DataProvider } from '#web/shell/data-provider.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { PasswordInput } from '#web/ui/fields/password-input.tsx';
import { Skeleton, useLoadingPhase } from '#web/ui/loading/skeleton.tsx';
import { OFFLINE_ENTRIES_STAY, useOnline } from '#web/ui/use-online.ts';
import { PasskeyReauthentication } from './passkey-reauthentication.tsx';
import { ReauthenticationFrame } from './reauthentication-frame.tsx';
import { SecondFactorField } from './second-factor-field.tsx';
import { SignOnReauthentication } from './sign-on-reauthentication.tsx';

const WithPassword = z.object({
  reauthentication_password: Reauthentication.shape.password,
  reauthentication_code: z.optional(z.string()),
});
const WithCode = z.extend(WithPassword, { reauthentication_code: SecondFactorCode });
const REFUSED = fieldsRefusedBy({
  WRONG_PASSWORD: 'reauthentication_password',
  WRONG_CODE: 'reauthentication_code',
  TOO_MANY_CODES: 'reauthentication_code',
  CODE_REQUIRED: 'reauthentication_code',
});
const FORM_ID = 'reauthentication-form';
const OFFLINE_ID = 'reauthentication-offline';

/** Asks for a passkey, or for the password plus a code if a second factor is on. The screen behind keeps its state. */
export function ReauthenticationDialog() {
  return (
    <DataProvider>
      <Method />
    </DataProvider>
  );
}

/** By password, or through single sign-on for users without one. */
function Method() {
  const { data: profile, isPending } = useQuery(api.people.profile.queryOptions());
  const phase = useLoadingPhase(isPending);
  if (phase === 'waiting') return null;
  if (phase === 'skeleton')
    return (
      <ReauthenticationFrame>
        <Skeleton className="h-18" />
        <span role="status" className="sr-only">
          Loading
        </span>
      </ReauthenticationFrame>
    );
  return profile && !profile.has_password ? <SignOnReauthentication /> : <CredentialForm />;
}

function CredentialForm() {
  const { person } = useSession();
  const needsCode = person?.second_factor === 'on';
  const factor = useQuery(api.people.secondFactor.queryOptions());
  const form = useForm({
    initial: {
      reauthentication_password: '',
      reauthentication_code: '',
    },
    resolver: zodResolver(needsCode ? WithCode : WithPassword),
    idPrefix: '',
  });
  const reauthenticate = useWrite({
    form,
    send: (input: Reauthentication, options) => call.people.reauthenticate(input, options),
    onSuccess: () => settleReauthentication(true),
    refusedIn: REFUSED,
  });
  const online = useOnline();
  const first = useRef<HTMLInputElement>(null);
  const password = form.field('reauthentication_password');
  return (
    <ReauthenticationFrame
      initialFocus={first}
      confirm={
        <Button
          type="submit"
          form={FORM_ID}
          pending={reauthenticate.pending}
          busyLabel="Checking..."
          disabled={!online}
          aria-describedby={OFFLINE_ID}
        >
          Confirm
        </Button>
      }
    >
      <PasskeyReauthentication />
      <form
        id={FORM_ID}
        noValidate
        method="post"
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (online && !reauthenticate.pending)
            form.submit(({ reauthentication_password = '', reauthentication_code }) =>
              reauthenticate.write({
                password: reauthentication_password,
                ...(needsCode && { code: reauthentication_code }),
              }),
            )();
        }}
      >
        {reauthenticate.failure !== null && (
          <FocusedAlert title={reauthenticate.failure} attempt={reauthenticate.calls} />
        )}
        {/* Lets password managers match the account. */}
        <input type="hidden" name="username" autoComplete="username" value={person?.email ?? ''} readOnly />
        <Field label="Password" id={password.control.name} error={password.error}>
          <PasswordInput
            {...password.control}
            ref={(input) => {
              first.current = input;
              password.control.ref(input);
            }}
            autoComplete="current-password"
          />
        </Field>
        {needsCode && (
          <SecondFactorField
            {...form.field('reauthentication_code')}
            label="Code"
            hint={
              factor.data?.since === null
                ? 'One of your recovery codes'
                : 'From your authenticator app, or a recovery code'
            }
          />
        )}
        <p id={OFFLINE_ID} role="status" className="text-caption empty:hidden">
          {!online && OFFLINE_ENTRIES_STAY}
        </p>
      </form>
    </ReauthenticationFrame>
  );
}
