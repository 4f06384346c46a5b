import { useMutation } from '@tanstack/react-query';
import { sentenceOf } from '../api/api-errors.ts';
import { api } from '../api/client.ts';
import { Button } from '../ui/button.tsx';

/** Resends the verification e-mail and shows the result beside the button. */
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
        Resend link
      </Button>
      <p role="status" className="min-w-0 text-dense break-words text-ink empty:hidden">
        {resend.isSuccess && resultOf(resend.data.sent, email)}
        {resend.isError && sentenceOf(resend.error, 'We could not reach the server. Try again.')}
      </p>
    </div>
  );
}

function resultOf(sent: boolean, email = 'your address'): string {
  return sent ? `Sent to ${email}. The link is valid for 24 hours.` : `${email} is already verified.`;
}
