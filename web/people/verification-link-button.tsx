import { useMutation } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { sentenceOf } from '../api/refusal.ts';
import { Button } from '../ui/button.tsx';

/** For somebody whose address is not verified: mails the link once more, and says beside it what became of that. */
export function VerificationLinkButton({ email }: { email: string | undefined }) {
  const resend = useMutation(api.people.resendVerification.mutationOptions());
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        variant="secondary"
        pending={resend.isPending}
        busyLabel="Sending..."
        onClick={() => resend.mutate({})}
      >
        Send the link again
      </Button>
      <p role="status" className="min-w-0 text-dense break-words text-ink empty:hidden">
        {resend.isSuccess && resultOf(resend.data.sent, email)}
        {resend.isError && sentenceOf(resend.error, 'We could not reach the server. Please try again.')}
      </p>
    </div>
  );
}

function resultOf(sent: boolean, email = 'your address'): string {
  return sent
    ? `Sent to ${email}. The link is good for 24 hours.`
    : `${email} is verified already. There is nothing to do.`;
}
