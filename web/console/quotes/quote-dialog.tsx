import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { isRefusal } from '#web/api/api-errors.ts';
import { api } from '#web/api/client.ts';
import { DiscardQuestion } from '#web/forms/leave-guard/discard-question.tsx';
import { GuardedForms, useGuardedForms } from '#web/forms/leave-guard/guarded-forms.ts';
import { useLeaveQuestion } from '#web/forms/leave-guard/use-leave-question.ts';
import { StatusBadge } from '#web/status/status-badge.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import type { QuoteFormName } from './business-view.ts';
import { clientOf } from './client-of-quote.ts';
import { QuoteActionsFooter } from './quote-actions.tsx';
import { QuoteFacts } from './quote-facts.tsx';
import { QuoteWorkspace } from './quote-workspace.tsx';

const QuoteOptions = lazyWithRetry(async () => (await import('./quote-options.tsx')).QuoteOptions);

interface QuoteDialogProps {
  reference: string;
  act: QuoteFormName | null;
  /** Opens a form for the quote; null shows the quote only. */
  onAct: (act: QuoteFormName | null) => void;
  onClose: () => void;
}

const TITLES: Record<QuoteFormName, string> = { answer: 'Answer', convert: 'Convert' };

/** A quote with the open form beside it. Leaving with unsaved changes asks for confirmation. */
export function QuoteDialog({ reference, act, onAct, onClose }: QuoteDialogProps) {
  const quote = useQuery(
    api.quotes.find.queryOptions({
      input: { reference },
      retry: (count, error) => !isRefusal(error, 'NOT_FOUND') && count < 3,
    }),
  );
  const { forms, isDirty } = useGuardedForms();
  const leaving = useLeaveQuestion(isDirty, ['quote', 'act']);

  const loaded = quote.data;
  return (
    <Dialog
      open
      size="large"
      onOpenChange={(open) => !open && onClose()}
      title={act ? `${TITLES[act]} ${reference}` : `Quote ${reference}`}
      aside={loaded && <StatusBadge status={loaded.status} />}
      description={loaded && clientOf(loaded)}
      footer={
        leaving ? (
          <DiscardQuestion onDiscard={leaving.discard} onKeep={leaving.keep} />
        ) : (
          loaded && act === null && <QuoteActionsFooter quote={loaded} onAct={onAct} />
        )
      }
    >
      {isRefusal(quote.error, 'NOT_FOUND') ? (
        <Alert title="We couldn’t find this quote.">No quote has the reference {reference}.</Alert>
      ) : (
        <QueryBoundary of={quote} what="The quote" skeleton={<Skeleton className="h-96" />}>
          {(quote) =>
            act === null ? (
              <>
                <QuoteFacts quote={quote} wide />
                {quote.option_revisions > 0 && (
                  <Suspense>
                    <QuoteOptions reference={reference} />
                  </Suspense>
                )}
              </>
            ) : (
              <GuardedForms value={forms}>
                <QuoteWorkspace
                  key={act}
                  act={act}
                  quote={quote}
                  onLeave={() => onAct(null)}
                  onDone={() => onAct(null)}
                />
              </GuardedForms>
            )
          }
        </QueryBoundary>
      )}
    </Dialog>
  );
}
