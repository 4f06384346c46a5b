import type { QueryClient } from '@tanstack/react-query';
import { isRefusal } from '#web/api/api-errors.ts';
import { api } from '#web/api/client.ts';
import { toast } from '#web/ui/overlays/toast.ts';

export const SIGN_IN = {
  title: 'Authentication Required',
  sentence: 'Please sign in first to generate sample tracking data',
  remedy: 'sign-in',
} as const;
const FAILED = {
  title: 'Sample Data Generation Failed',
  sentence: "Please ensure you're signed in and have proper permissions.",
  remedy: 'again',
} as const;
export type SampleFailure = typeof SIGN_IN | typeof FAILED;

/** Why there is no sample shipment. */
export function sampleFailure(error: unknown): SampleFailure {
  return isRefusal(error, 'UNAUTHORIZED') ? SIGN_IN : FAILED;
}

export function showSampleFailure(queries: QueryClient, error: unknown): void {
  const { title, sentence } = sampleFailure(error);
  toast({ title, description: sentence, variant: 'destructive' });
  // Refetch the session, or the sign-in screen would redirect back.
  if (isRefusal(error, 'UNAUTHORIZED'))
    void queries.invalidateQueries({ queryKey: api.people.session.queryKey() });
}
