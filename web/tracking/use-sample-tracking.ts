import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#web/api/client.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { useSession } from '#web/people/session.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { type SampleFailure, SIGN_IN, sampleFailure, showSampleFailure } from './sample-failure.ts';

export interface SampleAnswer {
  tracking_number: string;
  /** False if the sample already existed. */
  created: boolean;
}

/** Creates the sample shipment; a failure is shown as a toast and returned for the screen. */
export function useSampleTracking(onReady: (sample: SampleAnswer) => void) {
  const queries = useQueryClient();
  const { status } = useSession();
  const [failure, setFailure] = useState<SampleFailure | null>(null);

  const { write, pending } = useWrite({
    send: (_, options): Promise<SampleAnswer> => call.trackingData.generateSample({}, options),
    onSuccess: onReady,
    onFailure: (error) => {
      setFailure(sampleFailure(error));
      showSampleFailure(queries, error);
    },
  });

  const generate = () => {
    if (status === 'signed-out') {
      setFailure(SIGN_IN);
      toast({ title: SIGN_IN.title, description: SIGN_IN.sentence, variant: 'destructive' });
      return;
    }
    setFailure(null);
    write();
  };
  return { generate, pending, failure };
}
