import { useEffect, useMemo } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { normaliseTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { readTypedNumbers } from '#domain/shipments/typed-numbers.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { type Asked, addressOf, askedFor, NOTHING } from './query.ts';

/**
 * One number stands in the path, several in `?numbers=`. `?tracking=`, which plain forms and other programs send
 * with whatever was typed, becomes one of these.
 */
export function useQueryNumber(): Asked {
  const { trackingNumber } = useParams();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  // The page's HTML was written for every query alike.
  const hydrated = useHydrated();
  const typed = trackingNumber || !hydrated ? '' : (query.get('tracking') ?? query.get('numbers') ?? '');
  const asked = useMemo(
    () => (trackingNumber ? oneNumber(trackingNumber) : askedFor(readTypedNumbers(typed))),
    [trackingNumber, typed],
  );

  const address = addressOf(asked);
  const isSettled = trackingNumber !== undefined || (asked.kind === 'several' && query.has('numbers'));
  useEffect(() => {
    if (address && !isSettled) void navigate(address, { replace: true });
  }, [address, isSettled, navigate]);

  // The page of one number is another: only there is it looked up.
  return asked.kind === 'one' && trackingNumber === undefined ? NOTHING : asked;
}

function oneNumber(trackingNumber: string): Asked {
  return { kind: 'one', number: normaliseTrackingNumber(trackingNumber) };
}
