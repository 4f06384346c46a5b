import { useEffect, useRef, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { normaliseTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { paths } from '#web/paths.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { AnswerAnnouncement } from '#web/tracking/answer-announcement.tsx';
import { isUnknownNumber, useTrackedShipment } from '#web/tracking/use-tracked-shipment.ts';
import { toast } from '#web/ui/toast.ts';
import { LookupResult } from './lookup-result.tsx';
import { NOT_FOUND_ID } from './not-found-notice.tsx';
import { SearchForm } from './search-form.tsx';
import { loadJourneyDetails } from './tracked-shipment-view.tsx';
import { useFailureToast } from './use-failure-toast.ts';

export const meta = ({ params }: { params: { trackingNumber?: string } }) =>
  pageMeta(
    params.trackingNumber ? `Track ${params.trackingNumber}` : 'Track Your Shipment',
    'Enter a tracking number: when your freight arrives, where it is now and what happened last.',
  );

export default function TrackPage() {
  const number = useAddressedNumber();
  const lookup = useTrackedShipment(number);
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [empty, setEmpty] = useState(false);
  const notFound = isUnknownNumber(lookup.error);
  const searching = lookup.fetchStatus === 'fetching' && !lookup.data;
  useFailureToast(lookup);

  const lookUp = (typed: string) => {
    const wanted = normaliseTrackingNumber(typed);
    setEmpty(wanted === '');
    if (wanted === '') {
      toast({ title: 'Error', description: 'Please enter a tracking number', variant: 'destructive' });
      input.current?.focus();
    } else if (wanted === number) void lookup.refetch();
    else void navigate(paths.track(wanted));
  };

  useEffect(() => {
    if (number === null) return;
    if (input.current) input.current.value = number;
    void loadJourneyDetails();
  }, [number]);

  // Also when the same number is not found again.
  useEffect(() => {
    if (notFound && lookup.errorUpdatedAt > 0) input.current?.focus();
  }, [notFound, lookup.errorUpdatedAt]);

  return (
    <div className="container-site flex flex-col gap-5 pt-4 pb-12 sm:gap-6 sm:pt-8 sm:pb-16">
      <div className="grid items-center gap-x-8 gap-y-3 md:grid-cols-[1fr_minmax(0,32.5rem)]">
        <h1>Track Your Shipment</h1>
        <SearchForm
          inputRef={input}
          searching={searching}
          error={empty ? 'Please enter a tracking number' : undefined}
          describedBy={notFound ? NOT_FOUND_ID : undefined}
          onSubmit={lookUp}
        />
      </div>
      <AnswerAnnouncement shipment={notFound ? undefined : lookup.data} />
      <LookupResult number={number} lookup={lookup} />
    </div>
  );
}

/** The number in the path. `?tracking=`, which plain forms and other programs send, becomes one. */
function useAddressedNumber(): string | null {
  const { trackingNumber } = useParams();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const asked = normaliseTrackingNumber(query.get('tracking') ?? '');

  useEffect(() => {
    if (!trackingNumber && asked) void navigate(paths.track(asked), { replace: true });
  }, [trackingNumber, asked, navigate]);

  return trackingNumber ? normaliseTrackingNumber(trackingNumber) : null;
}
