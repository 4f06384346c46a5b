import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { OneTimeCode, SecondFactorCode } from '#domain/second-factor/code.ts';
import type { Factor } from '#domain/second-factor/factor.ts';
import { isRefusal } from '#web/api/api-errors.ts';
import { api, call } from '#web/api/client.ts';
import { fieldsRefusedBy } from '#web/forms/refused-fields.ts';
import { SubmitForm } from '#web/forms/submit-form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { toastFailure } from './failure.ts';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { SecondFactorField } from './second-factor-field.tsx';

/** The server's response to a correct password or single sign-on when the account has a second factor. */
export interface SecondStep {
  challenge: string;
  factors: readonly Factor[];
}

interface CodeStepProps extends SecondStep {
  label: string;
  /** Called when the challenge expired or was rejected, or with null when the user starts over. */
  onBack: (error: unknown) => void;
}

const KINDS = {
  app: {
    schema: z.object({ code: OneTimeCode }),
    lead: 'One more step. Enter the six-digit code from your authenticator app.',
    field: 'Code from your app',
  },
  recovery: {
    schema: z.object({ code: SecondFactorCode }),
    lead: 'One more step. Enter one of your ten recovery codes. Each works once.',
    field: 'Recovery code',
  },
} as const;

type Kind = Factor | 'recovery';

const NAMES: Record<Kind, string> = {
  app: 'Use the code from your app',
  passkey: 'Use a passkey',
  recovery: 'Use a recovery code',
};

/** The second step of signing in: an authenticator code, a passkey or a recovery code. */
export function CodeStep({ factors, ...props }: CodeStepProps) {
  const [kind, setKind] = useState<Kind>(factors[0] ?? 'recovery');
  const kinds: readonly Kind[] = [...factors, 'recovery'];
  return (
    <>
      {kind === 'passkey' ? <PasskeyStep /> : <CodeForm key={kind} kind={kind} {...props} />}
      <div className="mt-2 flex flex-wrap gap-x-6">
        {kinds
          .filter((other) => other !== kind)
          .map((other) => (
            <Button key={other} variant="ghost" className="-ml-3.5" onClick={() => setKind(other)}>
              {NAMES[other]}
            </Button>
          ))}
        <Button variant="ghost" className="-ml-3.5" onClick={() => props.onBack(null)}>
          Start over
        </Button>
      </div>
    </>
  );
}

/** A passkey completes the sign-in without the challenge. */
function PasskeyStep() {
  const step = useRef<HTMLDivElement>(null);
  // The button that had focus was removed, so focus moves to this step.
  useEffect(() => step.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={step} className="mt-6">
      <p className="text-ui text-ink-2">One more step. Confirm with your passkey.</p>
      <PasskeySignIn />
    </div>
  );
}

interface CodeFormProps extends Omit<CodeStepProps, 'factors'> {
  kind: keyof typeof KINDS;
}

function CodeForm({ kind, challenge, label, onBack }: CodeFormProps) {
  const { schema, lead, field } = KINDS[kind];
  const queryClient = useQueryClient();
  const form = useForm({
    initial: { code: '' },
    resolver: zodResolver(schema),
    idPrefix: '',
  });
  const confirm = useWrite({
    form,
    send: (step: { challenge: string; code: string }, options) => call.people.confirmSignIn(step, options),
    onSuccess: (session) => queryClient.setQueryData(api.people.session.queryKey(), session),
    onFailure: (error) => {
      toastFailure(error);
      if (isRefusal(error, 'CHALLENGE_EXPIRED') || isRefusal(error, 'DEACTIVATED')) onBack(error);
    },
    refusedIn: fieldsRefusedBy({ WRONG_CODE: 'code' }),
  });
  // The button that had focus was removed, so focus moves to this step.
  useEffect(() => document.getElementById('code')?.focus(), []);
  return (
    <SubmitForm
      wide
      className="mt-6"
      form={form}
      call={confirm}
      onSubmit={form.submit(({ code }) => confirm.write({ challenge, code }))}
      submitLabel={label}
      busyLabel="Checking..."
    >
      <p className="text-ui text-ink-2">{lead}</p>
      <SecondFactorField {...form.field('code')} label={field} digits={kind === 'app'} />
    </SubmitForm>
  );
}
