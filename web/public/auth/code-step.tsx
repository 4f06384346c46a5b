import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { OneTimeCode, SecondFactorCode } from '#domain/second-factor/code.ts';
import { api } from '#web/api/client.ts';
import { isRefusal } from '#web/api/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { AccountForm } from './account-form.tsx';
import { SecondFactorField } from './second-factor-field.tsx';
import { useAccountForm } from './use-account-form.ts';

interface CodeStepProps {
  challenge: string;
  label: string;
  /** The challenge is good no more, for a reason or because the person wants to start again. */
  onBack: (error: unknown) => void;
}

const KINDS = {
  app: {
    schema: z.object({ code: OneTimeCode }),
    lead: 'One step is left. Enter the six digits that your authenticator app shows.',
    field: 'Code from your app',
    other: 'Use a recovery code',
  },
  recovery: {
    schema: z.object({ code: SecondFactorCode }),
    lead: 'One step is left. Enter one of the ten recovery codes that you kept. Each works once.',
    field: 'Recovery code',
    other: 'Use the code from your app',
  },
} as const;

/** The second step of signing in: a code of the app, or one of those kept for when it is out of reach. */
export function CodeStep(props: CodeStepProps) {
  const [kind, setKind] = useState<keyof typeof KINDS>('app');
  return (
    <>
      <CodeForm key={kind} kind={kind} {...props} />
      <div className="mt-2 flex flex-wrap gap-x-6">
        <Button
          variant="ghost"
          className="-ml-3.5"
          onClick={() => setKind(kind === 'app' ? 'recovery' : 'app')}
        >
          {KINDS[kind].other}
        </Button>
        <Button variant="ghost" className="-ml-3.5" onClick={() => props.onBack(null)}>
          Start again
        </Button>
      </div>
    </>
  );
}

function CodeForm({ kind, challenge, label, onBack }: CodeStepProps & { kind: keyof typeof KINDS }) {
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
