import { useQueryClient } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { signInWithPasskey } from '#web/people/passkeys.ts';
import { toastFailure } from './failure.ts';
import { OrLine, PasskeyButton } from './passkey-button.tsx';

/** Signs in with a passkey: below the password form, or as the second step. */
export function PasskeySignIn({ isAlternative = false }: { isAlternative?: boolean }) {
  const queryClient = useQueryClient();
  return (
    <div className="mt-5 flex flex-col gap-5">
      {isAlternative && <OrLine />}
      <PasskeyButton
        variant={isAlternative ? 'secondary' : 'primary'}
        ceremony={signInWithPasskey}
        onDone={(session) => queryClient.setQueryData(api.people.session.queryKey(), session)}
        onFailure={toastFailure}
      >
        Sign in with a passkey
      </PasskeyButton>
    </div>
  );
}
