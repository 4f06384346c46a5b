import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, call } from '#web/api/client.ts';
import { isRefusal } from '#web/api/refusal.ts';
import { useSession } from '#web/people/session.ts';
import { toast } from '#web/ui/toast.ts';

export interface SampleAnswer {
  tracking_number: string;
  /** False when the sample was there already. */
  created: boolean;
}

const SIGN_IN = {
  title: 'Authentication Required',
  sentence: 'Please sign in first to generate sample tracking data',
  remedy: 'sign-in',
} as const;
const FAILED = {
  title: 'Sample Data Generation Failed',
  sentence: "Please ensure you're signed in and have proper permissions.",
  remedy: 'again',
} as const;

/** Asks for the sample shipment; a failure is told as a toast and stays for the screen. */
export function useSampleTracking(onReady: (sample: SampleAnswer) => void) {
  const queries = useQueryClient();
  const { status } = useSession();
  const [failure, setFailure] = useState<typeof SIGN_IN | typeof FAILED | null>(null);

  const fail = (failed: typeof SIGN_IN | typeof FAILED) => {
    setFailure(failed);
    toast({ title: failed.title, description: failed.sentence, variant: 'destructive' });
  };

  const { mutate, isPending, data } = useMutation({
    networkMode: 'always',
    mutationFn: (): Promise<SampleAnswer> => call.trackingData.generateSample(),
    onSuccess: onReady,
    onError: (error) => {
      if (!isRefusal(error, 'UNAUTHORIZED')) return fail(FAILED);
      // The page must learn that the session is gone, or the sign-in screen would send the person back.
      void queries.invalidateQueries({ queryKey: api.people.session.queryKey() });
      fail(SIGN_IN);
    },
  });

  const generate = () => {
    if (status === 'signed-out') return fail(SIGN_IN);
    setFailure(null);
    mutate();
  };
  return { generate, pending: isPending, failure, sample: data };
}
