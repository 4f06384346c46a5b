import { useMutation } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { failureSentence } from '#web/public/auth/failure.ts';
import { Button } from '#web/ui/button.tsx';

/** For users with single sign-on only: sets a first password through the password reset e-mail. */
export function FirstPassword({ email }: { email: string }) {
  const request = useMutation(api.people.requestPasswordReset.mutationOptions());
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-ui">
        You sign in with single sign-on and have no password. With a password, you can sign in even if your
        provider is unavailable.
      </p>
      <Button
        variant="secondary"
        pending={request.isPending}
        busyLabel="Sending..."
        onClick={() => request.mutate({ email })}
      >
        E-mail me a link to set a password
      </Button>
      <p role="status" className="text-dense empty:hidden">
        {request.isSuccess && `Sent to ${email}. The link is valid for one hour.`}
        {request.isError && failureSentence(request.error)}
      </p>
    </div>
  );
}
