import { ORPCError } from '@orpc/client';
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { FACTORS } from '#domain/second-factor/factor.ts';
import { signOnSentence } from '#domain/single-sign-on/failures.ts';
import type { SecondStep } from './code-step.tsx';
import { audience } from './destination.ts';
import { SignOnButton } from './sign-on-button.tsx';

interface SignOnProps {
  /** Called with the reason when single sign-on fails. */
  onFailure: (error: unknown) => void;
  /** Called when single sign-on requires the second step. */
  onSecondStep: (step: SecondStep) => void;
}

/** Single sign-on on the sign-in screen. It returns to the requested page afterwards. */
export function SignOn({ onFailure, onSecondStep }: SignOnProps) {
  const [query] = useSearchParams();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const message = signOnSentence(query.get('sign_on'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on arrival only
  useEffect(() => {
    if (message) onFailure(new ORPCError('SIGN_ON_FAILED', { status: 401, message }));
    // The challenge is in the fragment, which isn't sent to servers or logged. It is removed from the URL.
    const fragment = new URLSearchParams(hash.slice(1));
    const challenge = fragment.get('challenge');
    if (!challenge) return;
    const factors = fragment.get('factors')?.split(',') ?? [];
    onSecondStep({ challenge, factors: FACTORS.filter((factor) => factors.includes(factor)) });
    void navigate({ pathname, search }, { replace: true });
  }, []);
  const next = query.get('next') ?? undefined;
  return (
    <SignOnButton
      label="Sign in with single sign-on"
      to={{ ...(audience(query) === 'customer' && { for: 'customer' }), next }}
      size="marketing"
      className="mt-3 w-full"
    />
  );
}
