import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { validateTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { api } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';

/**
 * The shipments with a number that is not one of ours: of a container, a bill of lading, a booking. A single one is
 * opened. `isPending` until it is known whether there are any.
 */
export function useReferenceMatches(unknownNumber: string | null) {
  const navigate = useNavigate();
  const isForeign = unknownNumber !== null && validateTrackingNumber(unknownNumber) === 'foreign';
  const { data, isPending } = useQuery({
    ...api.tracking.byReference.queryOptions({ input: { reference: unknownNumber ?? '' } }),
    enabled: isForeign,
    retry: false,
    throwOnError: false,
  });
  const matches = isForeign ? (data?.matches ?? []) : [];
  const only = matches.length === 1 ? matches[0]?.tracking_number : undefined;
  useEffect(() => {
    if (only) void navigate(paths.track(only), { replace: true });
  }, [only, navigate]);
  return { matches, isPending: isForeign && (isPending || only !== undefined) };
}
