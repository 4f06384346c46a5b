import type { UseQueryResult } from '@tanstack/react-query';
import { company } from '#content/company.ts';
import type { VerifiedDocument } from '#contract/documents.ts';
import { isRefusal, sentenceOf } from '#web/api/refusal.ts';
import { paths } from '#web/paths.ts';
import { Moment } from '#web/tracking/moment.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Loadable, Skeleton } from '#web/ui/skeleton.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { DocumentFacts } from './document-facts.tsx';
import { VerdictCard } from './verdict-card.tsx';
import { wordsOf } from './verdict-labels.ts';

interface CodeVerdictProps {
  /** As printed. */
  code: string;
  /** False where it cannot be a code: then nobody need be asked. */
  isReadable: boolean;
  reading: UseQueryResult<VerifiedDocument>;
}

export function CodeVerdict({ code, isReadable, reading }: CodeVerdictProps) {
  const { data, error, fetchStatus, isFetching, dataUpdatedAt, errorUpdatedAt, refetch } = reading;
  const isUnknown = !isReadable || isRefusal(error, 'NOT_FOUND');
  if (!isUnknown && !data && fetchStatus === 'paused')
    return (
      <Alert variant="info" title="You are offline.">
        The code is checked when the connection is back.
      </Alert>
    );
  if (!isUnknown && error)
    return (
      <Alert title="The code could not be checked." onRetry={() => void refetch()} retrying={isFetching}>
        {sentenceOf(error, 'Please try again in a moment.')}
      </Alert>
    );
  const document = isUnknown ? null : (data ?? null);
  const words = wordsOf(document, dayOf);
  return (
    <Loadable loading={!isUnknown && !data} skeleton={<Skeleton className="h-110 rounded-lg sm:h-100" />}>
      <p role="status" className="sr-only">
        {words.title}
      </p>
      <VerdictCard verdict={document?.outcome ?? 'unknown'} words={words}>
        {document && <DocumentFacts document={document} dayOf={dayOf} />}
        <CheckedWhen code={code} at={isUnknown ? errorUpdatedAt : dataUpdatedAt} />
      </VerdictCard>
    </Loadable>
  );
}

/** An answer is true at a moment; on paper it also says where to ask again. */
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

const HOW = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;

/** The day on a paper, in UTC as it is printed there. */
function dayOf(day: Date): string {
  return new Intl.DateTimeFormat(undefined, HOW).format(day);
}
