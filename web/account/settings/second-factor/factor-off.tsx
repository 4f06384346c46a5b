import { call } from '#web/api/client.ts';
import { FocusedAlert } from '#web/forms/focused-alert.tsx';
import { useWrite } from '#web/forms/use-write.ts';
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
  const begin = useWrite({ send: (_, options) => call.people.beginSecondFactor(undefined, options) });
  if (begin.sent) return <SetUp keyOfApp={begin.sent.response} onCodes={onCodes} onCancel={begin.reset} />;
  return (
    <div className="flex flex-col items-start gap-4">
      {required && passkeys === 0 && (
        <Alert variant="info" title="Your role requires two-step sign-in.">
          You can open the console after you set it up here or add a passkey.
        </Alert>
      )}
      {begin.failure && <FocusedAlert title={begin.failure} attempt={begin.calls} />}
      <p className="text-ui">
        <span className="font-semibold">Off.</span>{' '}
        {passkeys > 0 ? 'Your passkeys are the second step. To use codes as well, you need' : 'You need'} an
        authenticator app, such as your password manager, Aegis or Google Authenticator.
      </p>
      {emailVerified ? (
        <Button
          variant="secondary"
          size="marketing"
          pending={begin.pending}
          busyLabel="Preparing..."
          onClick={() => begin.write()}
        >
          Set up
        </Button>
      ) : (
        <AddressNotVerified />
      )}
    </div>
  );
}
