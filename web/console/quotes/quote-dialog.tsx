import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { api } from '#web/api/client.ts';
import { isRefusal } from '#web/api/refusal.ts';
import { StatusBadge } from '#web/shipments/status-badge.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { QueryBoundary } from '#web/ui/query-boundary.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { DiscardQuestion } from '../staff-form/discard-question.tsx';
import { useLeaveQuestion } from '../use-leave-question.ts';
import type { QuoteAct } from './business-view.ts';
import { clientOf } from './client-of-quote.ts';
import { QuoteActsFooter } from './quote-actions.tsx';
import { QuoteFacts } from './quote-facts.tsx';
import { QuoteAtWork } from './quote-workspace.tsx';

interface QuoteDialogProps {
  reference: string;
  act: QuoteAct | null;
  /** What is to be done with the quote; null shows it only. */
  onAct: (act: QuoteAct | null) => void;
  onClose: () => void;
}

const TITLES: Record<QuoteAct, string> = { answer: 'Answer', convert: 'Convert' };

/** A quote, whole; beside it, what is being done with it. What is typed is not left without being asked. */
export function QuoteDialog({ reference, act, onAct, onClose }: QuoteDialogProps) {
  const quote = useQuery(
    api.quotes.find.queryOptions({
      input: { reference },
      retry: (count, error) => !isRefusal(error, 'NOT_FOUND') && count < 3,
    }),
  );
  const dirty = useRef(false);
  const onDirty = useCallback((isDirty: boolean) => {
    dirty.current = isDirty;
  }, []);
  const leaving = useLeaveQuestion(() => dirty.current, ['quote', 'act']);

  const known = quote.data;
  return (
    <Dialog
      open
      size="large"
      onOpenChange={(open) => !open && onClose()}
      title={act ? `${TITLES[act]} ${reference}` : `Quote ${reference}`}
      aside={known && <StatusBadge status={known.status} />}
      description={known && clientOf(known)}
      footer={
        leaving ? (
          <DiscardQuestion onDiscard={leaving.discard} onKeep={leaving.keep} />
        ) : (
          known && act === null && <QuoteActsFooter quote={known} onAct={onAct} />
        )
      }
    >
      {isRefusal(quote.error, 'NOT_FOUND') ? (
        <Alert title="There is no such quote.">{reference} is not the reference of any quote.</Alert>
      ) : (
        <QueryBoundary of={quote} what="The quote" skeleton={<Skeleton className="h-96" />}>
          {(whole) =>
            act === null ? (
              <QuoteFacts quote={whole} wide />
            ) : (
              <QuoteAtWork
                key={act}
                act={act}
                quote={whole}
                onDirty={onDirty}
                onLeave={() => onAct(null)}
                onDone={() => onAct(null)}
              />
            )
          }
        </QueryBoundary>
      )}
    </Dialog>
  );
}
