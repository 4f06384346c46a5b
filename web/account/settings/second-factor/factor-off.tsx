import { useMutation } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { failureSentence } from '#web/public/auth/failure.ts';
import { FocusedAlert } from '#web/public/auth/focused-alert.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { AddressNotVerified } from './address-not-verified.tsx';
import { SetUp } from './set-up.tsx';

interface FactorOffProps {
  emailVerified: boolean;
  passkeys: number;
  required: boolean;
  onCodes: (codes: readonly string[]) => void;
}

export function FactorOff({ emailVerified, passkeys, required, onCodes }: FactorOffProps) {
  const begin = useMutation(api.people.beginSecondFactor.mutationOptions());
  if (begin.data) return <SetUp keyOfApp={begin.data} onCodes={onCodes} onCancel={() => begin.reset()} />;
  return (
    <div className="flex flex-col items-start gap-4">
      {required && passkeys === 0 && (
        <Alert variant="info" title="Your role requires two-step sign-in.">
          You can open the console after you set it up here or add a passkey.
        </Alert>
      )}
      {begin.error && <FocusedAlert title={failureSentence(begin.error)} attempt={begin.submittedAt} />}
      <p className="text-ui">
        <span className="font-semibold">Off.</span>{' '}
        {passkeys > 0 ? 'Your passkeys are the second step. To use codes as well, you need' : 'You need'} an
        authenticator app, such as your password manager, Aegis or Google Authenticator.
      </p>
      {emailVerified ? (
        <Button
          variant="secondary"
          size="marketing"
          pending={begin.isPending}
          busyLabel="Preparing..."
          onClick={() => begin.mutate(undefined)}
        >
          Set up
        </Button>
      ) : (
        <AddressNotVerified />
      )}
    </div>
  );
}
