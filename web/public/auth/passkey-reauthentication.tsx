import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { settleReauthentication } from '#web/api/reauthentication.ts';
import { reauthenticateWithPasskey } from '#web/people/passkeys.ts';
import { OrLine, PasskeyButton } from './passkey-button.tsx';

/** Reauthentication by passkey, above the alternative. Renders nothing for users without passkeys. */
export function PasskeyReauthentication() {
  const { data } = useQuery(api.people.secondFactor.queryOptions());
  if (!data?.passkeys) return null;
  return (
    <div className="mb-4 flex flex-col gap-4">
      <PasskeyButton
        variant="secondary"
        ceremony={reauthenticateWithPasskey}
        onDone={() => settleReauthentication(true)}
      >
        Use a passkey
      </PasskeyButton>
      <OrLine />
    </div>
  );
}
