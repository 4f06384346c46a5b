import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/api/client.ts';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { FactorOff } from './factor-off.tsx';
import { FactorOn } from './factor-on.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TwoStepSkeleton } from './two-step-skeleton.tsx';

/** Two-step sign-in: off, set-up, or on. After set-up it shows the recovery codes once. */
export function TwoStepSignIn() {
  const factor = useQuery(api.people.secondFactor.queryOptions());
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onStored={() => setCodes(null)} />;
  return (
    <QueryBoundary of={factor} what="Two-step sign-in" skeleton={<TwoStepSkeleton />}>
      {({ since, passkeys, recovery_codes_left, email_verified, demanded }) =>
        since ? (
          <FactorOn
            since={since}
            passkeys={passkeys}
            codesLeft={recovery_codes_left}
            required={demanded}
            onCodes={setCodes}
          />
        ) : (
          <FactorOff
            emailVerified={email_verified}
            passkeys={passkeys}
            required={demanded}
            onCodes={setCodes}
          />
        )
      }
    </QueryBoundary>
  );
}
