import { useId } from 'react';
import { useWrite } from '#web/forms/use-write.ts';
import { call } from '../api/client.ts';
import { Button } from '../ui/button.tsx';
import { useOnline } from '../ui/use-online.ts';

/** Resends the verification e-mail and shows the result beside the button. */
export function VerificationLinkButton({ email }: { email: string | undefined }) {
  const resend = useWrite({ send: (_, options) => call.people.resendVerification({}, options) });
  const online = useOnline();
  const resultId = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        variant="secondary"
        pending={resend.pending}
        busyLabel="Sending..."
        disabled={!online}
        aria-describedby={resultId}
        onClick={() => resend.write()}
      >
        Resend link
      </Button>
      <p id={resultId} role="status" className="min-w-0 text-dense break-words text-ink empty:hidden">
        {online
          ? (resend.failure ?? (resend.sent && resultOf(resend.sent.response.sent, email)))
          : 'You are offline. Send it when you are back.'}
      </p>
    </div>
  );
}

function resultOf(sent: boolean, email = 'your address'): string {
  return sent ? `Sent to ${email}. The link is valid for 24 hours.` : `${email} is already verified.`;
}
