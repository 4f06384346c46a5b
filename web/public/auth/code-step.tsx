import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { OneTimeCode, SecondFactorCode } from '#domain/second-factor/code.ts';
import type { Factor } from '#domain/second-factor/factor.ts';
import { api } from '#web/api/client.ts';
import { isRefusal } from '#web/api/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { AccountForm } from './account-form.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { SecondFactorField } from './second-factor-field.tsx';
import { useAccountForm } from './use-account-form.ts';

/** What the server answers to the right password, or to single sign-on, of an account with a second factor. */
export interface SecondStep {
  challenge: string;
  factors: readonly Factor[];
}

interface CodeStepProps extends SecondStep {
  label: string;
  /** The challenge is good no more, for a reason or because the person wants to start again. */
  onBack: (error: unknown) => void;
}

const KINDS = {
  app: {
    schema: z.object({ code: OneTimeCode }),
    lead: 'One step is left. Enter the six digits that your authenticator app shows.',
    field: 'Code from your app',
  },
  recovery: {
    schema: z.object({ code: SecondFactorCode }),
    lead: 'One step is left. Enter one of the ten recovery codes that you kept. Each works once.',
    field: 'Recovery code',
  },
} as const;

type Kind = Factor | 'recovery';

const NAMES: Record<Kind, string> = {
  app: 'Use the code from your app',
  passkey: 'Use a passkey',
  recovery: 'Use a recovery code',
};

/** The second step of signing in: a code of the app, a passkey, or a code kept for when those are out of reach. */
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
          Start again
        </Button>
      </div>
    </>
  );
}

/** The passkey signs in by itself: it needs no challenge. */
function PasskeyStep() {
  const step = useRef<HTMLDivElement>(null);
  // The button that led here is gone, and with it the place in the page.
  useEffect(() => step.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={step} className="mt-6">
      <p className="text-ui text-ink-2">One step is left. Confirm with your passkey.</p>
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
  const form = useAccountForm<{ code: string }, { code: string }>(schema, { code: '' });
  const confirm = useMutation({
    ...api.people.confirmSignIn.mutationOptions(),
    onSuccess: (session) => queryClient.setQueryData(api.people.session.queryKey(), session),
    onError: (error) => {
      if (isRefusal(error, 'CHALLENGE_EXPIRED') || isRefusal(error, 'DEACTIVATED')) onBack(error);
      else if (isRefusal(error, 'WRONG_CODE')) form.refuse('code', error.message);
    },
  });
  // The button that led here is gone, and with it the place in the page.
  useEffect(() => document.getElementById('code')?.focus(), []);
  const isToldBelow = isRefusal(confirm.error, 'WRONG_CODE');
  return (
    <AccountForm
      form={form}
      call={isToldBelow ? { ...confirm, error: null } : confirm}
      onSubmit={form.submit(({ code }) => confirm.mutate({ challenge, code }))}
      submitLabel={label}
      busyLabel="Checking..."
    >
      <p className="text-ui text-ink-2">{lead}</p>
      <SecondFactorField {...form.field('code')} label={field} digits={kind === 'app'} />
    </AccountForm>
  );
}
