import { ORPCError } from '@orpc/client';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { StaffQuoteRow } from '#contract/quotes/staff.ts';
import type { QuoteStatus } from '#domain/quotes/quote-status.ts';
import { api, call } from '#web/api/client.ts';
import { failureSentence, useWrite } from '#web/forms/use-write.ts';
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
  const refetch = async ({ quote }: Change) => {
    await queryClient.invalidateQueries({ queryKey: api.quotes.key() });
    setSending((former) => new Map([...former].filter(([reference]) => reference !== quote.reference)));
  };
  const { write } = useWrite({
    parallel: true,
    send: ({ quote, status }: Change, options) =>
      call.quotes.changeStatus({ id: quote.id, status, from: quote.status }, options),
    onSuccess: ({ reference, status }, change) => {
      toast({ title: 'Quote Status Updated', description: `${reference} is ${statusLabels(status)}.` });
      void refetch(change);
    },
    onFailure: (error, _refused, change) => {
      setFailed({
        ...change,
        sentence: failureSentence(error),
        refused: error instanceof ORPCError && error.status < 500,
      });
      void refetch(change);
    },
    failureToast: { title: 'Sync Error', description: 'Quote update failed to synchronize' },
  });
  const change = useCallback(
    (quote: StatusTarget, status: QuoteStatus) => {
      if (status === quote.status) return;
      setFailed(null);
      setSending((former) => new Map(former).set(quote.reference, status));
      write({ quote, status });
    },
    [write],
  );
  return { change, sending, failed };
}
