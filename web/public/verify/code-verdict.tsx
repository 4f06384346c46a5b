import type { UseQueryResult } from '@tanstack/react-query';
import { company } from '#content/company.ts';
import type { VerifiedDocument } from '#contract/documents.ts';
import { isRefusal, sentenceOf } from '#web/api/api-errors.ts';
import { paths } from '#web/paths.ts';
import { Moment } from '#web/tracking/moment.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { utcDay } from '#web/ui/calendar-day.tsx';
import { Loadable, Skeleton } from '#web/ui/loading/skeleton.tsx';
import { useHydrated } from '#web/ui/loading/use-hydrated.ts';
import { OFFLINE } from '#web/ui/use-online.ts';
import { DocumentFacts } from './document-facts.tsx';
import { VerdictCard } from './verdict-card.tsx';
import { verdictOf } from './verdict-labels.ts';

interface CodeVerdictProps {
  /** The code as printed. */
  code: string;
  /** False if the text can't be a code, in which case no request is made. */
  isReadable: boolean;
  query: UseQueryResult<VerifiedDocument>;
}

export function CodeVerdict({ code, isReadable, query }: CodeVerdictProps) {
  const { data, error, fetchStatus, isFetching, dataUpdatedAt, errorUpdatedAt, refetch } = query;
  const isUnknown = !isReadable || isRefusal(error, 'NOT_FOUND');
  if (!isUnknown && !data && fetchStatus === 'paused')
    return (
      <Alert variant="info" title={OFFLINE}>
        We’ll check the code when you’re back online.
      </Alert>
    );
  if (!isUnknown && error)
    return (
      <Alert title="The code could not be checked." onRetry={() => void refetch()} retrying={isFetching}>
        {sentenceOf(error, 'Try again in a moment.')}
      </Alert>
    );
  const document = isUnknown ? null : (data ?? null);
  const verdict = verdictOf(document, utcDay);
  return (
    <Loadable loading={!isUnknown && !data} skeleton={<Skeleton className="h-110 rounded-lg sm:h-100" />}>
      <p role="status" className="sr-only">
        {verdict.title}
      </p>
      <VerdictCard outcome={document?.outcome ?? 'unknown'} verdict={verdict}>
        {document && <DocumentFacts document={document} dayOf={utcDay} />}
        <CheckedWhen code={code} at={isUnknown ? errorUpdatedAt : dataUpdatedAt} />
      </VerdictCard>
    </Loadable>
  );
}

/** When the code was checked. In print it also shows the URL for checking again. */
function CheckedWhen({ code, at }: { code: string; at: number }) {
  const hydrated = useHydrated();
  return (
    <p className="flex flex-wrap gap-x-4 border-t border-line px-5 py-3 text-caption sm:px-8">
      <span>
        Code <span className="code wrap-anywhere">{code}</span>
      </span>
      {at > 0 && (
        <span>
          Checked <Moment at={new Date(at)} />
        </span>
      )}
      {hydrated && (
        <span className="hidden print:inline">
          {company.brand}, {new URL(paths.verify(code), window.location.origin).href}
        </span>
      )}
    </p>
  );
}
