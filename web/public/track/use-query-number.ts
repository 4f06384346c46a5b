import { useEffect, useMemo } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { normalizeTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { readTypedNumbers } from '#domain/shipments/typed-numbers.ts';
import { useHydrated } from '#web/ui/loading/use-hydrated.ts';
import { addressOf, NOTHING, type TrackQuery, trackQueryOf } from './query.ts';

/**
 * The tracking query from the URL: one number in the path, several in `?numbers=`. `?tracking=`, which native forms and
 * other programs send, is redirected to one of these.
 */
export function useQueryNumber(): TrackQuery {
  const { trackingNumber } = useParams();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  // The prerendered HTML is the same for every query.
  const hydrated = useHydrated();
  const typed = trackingNumber || !hydrated ? '' : (query.get('tracking') ?? query.get('numbers') ?? '');
  const trackQuery = useMemo(
    () => (trackingNumber ? oneNumber(trackingNumber) : trackQueryOf(readTypedNumbers(typed))),
    [trackingNumber, typed],
  );

  const address = addressOf(trackQuery);
  const isSettled = trackingNumber !== undefined || (trackQuery.kind === 'several' && query.has('numbers'));
  useEffect(() => {
    if (address && !isSettled) void navigate(address, { replace: true });
  }, [address, isSettled, navigate]);

  // A single number is looked up only on its own page.
  return trackQuery.kind === 'one' && trackingNumber === undefined ? NOTHING : trackQuery;
}

function oneNumber(trackingNumber: string): TrackQuery {
  return { kind: 'one', number: normalizeTrackingNumber(trackingNumber) };
}
