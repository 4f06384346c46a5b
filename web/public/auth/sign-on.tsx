import { ORPCError } from '@orpc/client';
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { FACTORS } from '#domain/second-factor/factor.ts';
import { signOnSentence } from '#domain/single-sign-on/failures.ts';
import type { SecondStep } from './code-step.tsx';
import { audience } from './destination.ts';
import { SignOnButton } from './sign-on-button.tsx';

interface SignOnProps {
  /** Called with why single sign-on has led back to this screen. */
  onFailure: (error: unknown) => void;
  /** Called where single sign-on leads to the second step. */
  onSecondStep: (step: SecondStep) => void;
}

/** The way to the issuer on the sign-in screen; it leads back to where the person was heading. */
export function SignOn({ onFailure, onSecondStep }: SignOnProps) {
  const [query] = useSearchParams();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const message = signOnSentence(query.get('sign_on'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the person arrives
  useEffect(() => {
    if (message) onFailure(new ORPCError('SIGN_ON_FAILED', { status: 401, message }));
    // In the fragment, which no server and no log sees; it is not left in the address.
    const handedOver = new URLSearchParams(hash.slice(1));
    const challenge = handedOver.get('challenge');
    if (!challenge) return;
    const named = handedOver.get('factors')?.split(',') ?? [];
    onSecondStep({ challenge, factors: FACTORS.filter((factor) => named.includes(factor)) });
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
