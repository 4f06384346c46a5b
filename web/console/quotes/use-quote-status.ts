import { ORPCError } from '@orpc/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { StaffQuoteRow } from '#contract/quotes/staff.ts';
import type { QuoteStatus } from '#domain/quotes/quote-status.ts';
import { api, call } from '#web/api/client.ts';
import { failureSentence } from '#web/forms/use-write.ts';
import { statusLabels } from '#web/status/status-appearance.ts';
import { toast } from '#web/ui/overlays/toast.ts';

export type StatusTarget = Pick<StaffQuoteRow, 'id' | 'reference' | 'status'>;

interface Change {
  quote: StatusTarget;
  status: QuoteStatus;
}

/** The last failed change. */
export interface FailedChange extends Change {
  sentence: string;
  /** The server rejected the change, so a retry won't help. */
  refused: boolean;
}

/** Optimistic status changes, rolled back on failure. */
export function useQuoteStatus() {
  const queryClient = useQueryClient();
  const [sending, setSending] = useState<ReadonlyMap<string, QuoteStatus>>(new Map());
  const [failed, setFailed] = useState<FailedChange | null>(null);
  const { mutate } = useMutation({
    // Fails while offline instead of waiting for the network.
    networkMode: 'always',
    mutationFn: ({ quote, status }: Change) =>
      call.quotes.changeStatus({ id: quote.id, status, from: quote.status }),
    onMutate: ({ quote, status }) => {
      setFailed(null);
      setSending((former) => new Map(former).set(quote.reference, status));
    },
    onSuccess: ({ reference, status }) =>
      toast({ title: 'Quote Status Updated', description: `${reference} is ${statusLabels(status)}.` }),
    onError: (error, change) => {
      setFailed({
        ...change,
        sentence: failureSentence(error),
        refused: error instanceof ORPCError && error.status < 500,
      });
      toast({
        title: 'Sync Error',
        description: 'Quote update failed to synchronize',
        variant: 'destructive',
      });
    },
    onSettled: async (_response, _error, { quote }) => {
      await queryClient.invalidateQueries({ queryKey: api.quotes.key() });
      setSending((former) => new Map([...former].filter(([reference]) => reference !== quote.reference)));
    },
  });
  const change = useCallback(
    (quote: StatusTarget, status: QuoteStatus) => {
      if (status !== quote.status) mutate({ quote, status });
    },
    [mutate],
  );
  return { change, sending, failed };
}
