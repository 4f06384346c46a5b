import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/api/client.ts';
import { createPasskey, supportsPasskeys } from '#web/people/passkeys.ts';
import { PasskeyButton } from '#web/public/auth/passkey-button.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { endedSessions } from '../ended-sessions.ts';
import { AddressNotVerified } from '../second-factor/address-not-verified.tsx';
import { RecoveryCodes } from '../second-factor/recovery-codes.tsx';
import { RecoveryCodesLeft } from '../second-factor/recovery-codes-left.tsx';
import { SessionsSkeleton } from '../sessions-skeleton.tsx';
import { PasskeyItem } from './passkey-item.tsx';

export function OwnPasskeys() {
  const passkeys = useQuery(api.people.passkeys.queryOptions());
  const factor = useQuery(api.people.secondFactor.queryOptions());
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onStored={() => setCodes(null)} />;
  return (
    <QueryBoundary of={passkeys} what="Your passkeys" skeleton={<SessionsSkeleton />}>
      {(listed) => (
        <div className="flex flex-col items-start gap-4">
          {listed.length > 0 ? (
            <ul
              aria-labelledby="passkeys-title"
              className="w-full divide-y divide-line overflow-hidden rounded-md border border-line bg-surface"
            >
              {listed.map((passkey) => (
                <PasskeyItem
                  key={passkey.id}
                  passkey={passkey}
                  isLastFactor={listed.length === 1 && factor.data?.since === null}
                  isRequired={factor.data?.demanded ?? false}
                />
              ))}
            </ul>
          ) : (
            <p className="text-ui">You don’t have a passkey yet.</p>
          )}
          {factor.data?.email_verified === false ? (
            <AddressNotVerified />
          ) : (
            <AddPasskey
              isFirstFactor={listed.length === 0 && factor.data?.since === null}
              onCodes={setCodes}
            />
          )}
          {/* With an authenticator app, the codes are shown in its section. */}
          {listed.length > 0 && factor.data?.since === null && (
            <RecoveryCodesLeft left={factor.data.recovery_codes_left} onCodes={setCodes} />
          )}
        </div>
      )}
    </QueryBoundary>
  );
}

interface AddPasskeyProps {
  isFirstFactor: boolean;
  onCodes: (codes: readonly string[]) => void;
}

function AddPasskey({ isFirstFactor, onCodes }: AddPasskeyProps) {
  if (!supportsPasskeys())
    return (
      <Alert variant="info" title="This browser can’t use passkeys here.">
        Passkeys need an up-to-date browser and a secure (HTTPS) connection.
      </Alert>
    );
  return (
    <>
      {isFirstFactor && (
        <p className="text-ui text-ink-2">
          Once you have a passkey, your password alone no longer signs you in. You’ll get recovery codes in
          case you can’t use the passkey, and every other session will be signed out.
        </p>
      )}
      <PasskeyButton
        variant="secondary"
        ceremony={createPasskey}
        onDone={({ recovery_codes, ended }) => {
          toast({ title: 'Passkey added', ...(recovery_codes && { description: endedSessions(ended) }) });
          if (recovery_codes) onCodes(recovery_codes);
        }}
      >
        Add a passkey
      </PasskeyButton>
    </>
  );
}
