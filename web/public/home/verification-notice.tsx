import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { VERIFICATION_OUTCOMES, type VerificationOutcome } from '#domain/people/verification-outcome.ts';
import { paths } from '#web/paths.ts';
import { Alert } from '#web/ui/alert.tsx';
import { toast } from '#web/ui/overlays/toast.ts';

const MESSAGES: Record<VerificationOutcome, { title: string; text: string }> = {
  done: {
    title: 'E-mail address verified',
    text: 'Quotes requested with it, and shipments booked from them, are on your dashboard.',
  },
  'sign-in': {
    title: 'Sign in to verify your e-mail address',
    text: 'It is verified as soon as you have signed in.',
  },
  expired: {
    title: 'This link has expired or is invalid',
    text: 'Sign in, and send yourself a new one from your settings.',
  },
};

/** The outcome moves from the URL into the history state, so that the address is the site root. */
export interface VerificationState {
  verification?: string;
}

/** The outcome of an opened verification link, as a toast and as a notice with the next step. */
export function VerificationNotice({ outcome: named }: { outcome: string }) {
  const navigate = useNavigate();
  const outcome = VERIFICATION_OUTCOMES.find((one) => one === named);
  useEffect(() => {
    if (!outcome) return;
    void navigate(paths.home(), {
      replace: true,
      state: { verification: outcome } satisfies VerificationState,
    });
    const { title, text } = MESSAGES[outcome];
    toast({ title, description: text, ...(outcome === 'expired' && { variant: 'destructive' }) });
  }, [outcome, navigate]);
  if (!outcome) return null;
  const { title, text } = MESSAGES[outcome];
  return (
    <div className="container-site pt-4">
      <Alert variant={outcome === 'expired' ? 'error' : 'info'} title={title}>
        {text} <NextStep outcome={outcome} />
      </Alert>
    </div>
  );
}

function NextStep({ outcome }: { outcome: VerificationOutcome }) {
  const step = {
    done: { to: paths.dashboard(), label: 'Go to your dashboard' },
    'sign-in': { to: paths.auth({ for: 'customer' }), label: 'Sign in' },
    expired: { to: paths.settings(), label: 'Send again' },
  }[outcome];
  return (
    <Link className="link" to={step.to}>
      {step.label}
    </Link>
  );
}
