import { Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { publicPages } from '#content/pages.ts';
import { readTypedNumbers } from '#domain/shipments/typed-numbers.ts';
import { paths } from '#web/paths.ts';
import { describedPage, publicPageMeta } from '#web/shell/page-meta.ts';
import { ResultAnnouncement } from '#web/tracking/live/result-announcement.tsx';
import { useRemembered } from '#web/tracking/recent-numbers/recent-numbers.ts';
import { isUnknownNumber, useTrackedShipment } from '#web/tracking/use-tracked-shipment.ts';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { BackToList } from './back-to-list.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { LookupResult } from './lookup-result.tsx';
import { NOT_FOUND_ID } from './not-found-id.ts';
import { addressOf, NOTHING, numbersOf, problemWith, type TrackQuery, trackQueryOf } from './query.ts';
import { SearchForm } from './search-form.tsx';
import { fetchJourneyDetails } from './tracked-shipment-view.tsx';
import { useFailureToast } from './use-failure-toast.ts';
import { useQueryNumber } from './use-query-number.ts';
import { useShipmentList } from './use-shipment-list.ts';

const ShipmentList = lazyWithRetry(async () => (await import('./shipment-list.tsx')).ShipmentList);

interface Address {
  params: { trackingNumber?: string };
  location: { search: string };
}

export const meta = ({ params: { trackingNumber }, location }: Address) => {
  const listed = titleOfList(location.search);
  if (!trackingNumber && !listed) return publicPageMeta('track');
  const page = trackingNumber
    ? { path: paths.track(trackingNumber), title: `Track ${trackingNumber}` }
    : { path: paths.track(), title: listed ?? '' };
  // Anyone with a number may look it up, but search engines must not index it.
  return [...describedPage({ ...publicPages.track, ...page }), { name: 'robots', content: 'noindex' }];
};

export default function TrackPage() {
  const query = useQueryNumber();
  const number = query.kind === 'one' ? query.number : null;
  const lookup = useTrackedShipment(number);
  const list = useShipmentList(query.kind === 'several' ? query.numbers : null);
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  /** What the field showed when its number was looked up: anything else has been typed since. */
  const shown = useRef(numbersOf(query).join(', '));
  const [refused, setRefused] = useState<{ at: TrackQuery; message: string | undefined }>();
  // Not an effect: that of the first render would erase the error of a submit replayed before it.
  const error = refused?.at === query ? refused.message : query === NOTHING ? undefined : problemWith(query);
  const notFound = isUnknownNumber(lookup.error);
  const searching = [lookup, list].some(({ fetchStatus, data }) => fetchStatus === 'fetching' && !data);
  useFailureToast(lookup);
  useFailureToast(list);
  useRemembered(notFound ? undefined : lookup.data?.tracking_number);

  const findByNumber = (typed: string) => {
    shown.current = typed;
    const next = trackQueryOf(readTypedNumbers(typed));
    const address = addressOf(next);
    setRefused({ at: query, message: problemWith(next) });
    if (next.kind === 'nothing')
      toast({ title: 'Error', description: problemWith(next), variant: 'destructive' });
    if (address === null) input.current?.focus();
    else if (address !== addressOf(query)) void navigate(address);
    else void (next.kind === 'one' ? lookup : list).refetch();
  };

  useEffect(() => {
    if (query.kind === 'nothing') return;
    if (input.current?.value === shown.current) {
      shown.current = numbersOf(query).join(', ');
      input.current.value = shown.current;
    }
    if (query.kind === 'one') fetchJourneyDetails();
    if (query.kind === 'too many') input.current?.focus();
  }, [query]);

  // Runs again when the same number is not found a second time.
  useEffect(() => {
    if (notFound && lookup.errorUpdatedAt > 0) input.current?.focus();
  }, [notFound, lookup.errorUpdatedAt]);

  return (
    <div
      data-print="sheet"
      className="container-site flex flex-col gap-5 pt-4 pb-12 sm:gap-6 sm:pt-8 sm:pb-16 print:gap-5 print:p-0"
    >
      <div
        data-print="none"
        className="grid items-center gap-x-8 gap-y-3 md:grid-cols-[1fr_minmax(0,32.5rem)]"
      >
        <h1>Track Your Shipment</h1>
        <SearchForm
          inputRef={input}
          query={numbersOf(query).join(', ')}
          searching={searching}
          error={error}
          isSecondary={number !== null && lookup.data !== undefined && !notFound}
          describedBy={notFound ? NOT_FOUND_ID : undefined}
          onSubmit={findByNumber}
        />
      </div>
      {number !== null && <BackToList />}
      <ResultAnnouncement shipment={notFound ? undefined : lookup.data} />
      {query.kind === 'several' ? (
        <Suspense fallback={<ListSkeleton rows={query.numbers.length} visible={false} />}>
          <ShipmentList numbers={query.numbers} list={list} />
        </Suspense>
      ) : (
        <LookupResult number={number} lookup={lookup} afterClearing={input} />
      )}
    </div>
  );
}

function titleOfList(search: string): string | null {
  const query = trackQueryOf(readTypedNumbers(new URLSearchParams(search).get('numbers') ?? ''));
  return query.kind === 'several' ? `Track ${query.numbers.length} shipments` : null;
}
