import { call } from '#web/api/client.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { Button } from '#web/ui/button.tsx';

/** For users with single sign-on only: sets a first password through the password reset e-mail. */
export function FirstPassword({ email }: { email: string }) {
  const request = useWrite({
    send: (address: { email: string }, options) => call.people.requestPasswordReset(address, options),
  });
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-ui">
        You sign in with single sign-on and have no password. With a password, you can sign in even if your
        provider is unavailable.
      </p>
      <Button
        variant="secondary"
        pending={request.pending}
        busyLabel="Sending..."
        onClick={() => request.write({ email })}
      >
        E-mail me a link to set a password
      </Button>
      <p role="status" className="text-dense empty:hidden">
        {request.sent && `Sent to ${email}. The link is valid for one hour.`}
        {request.failure}
      </p>
    </div>
  );
}
