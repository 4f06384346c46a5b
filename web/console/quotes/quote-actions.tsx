import type { StaffQuote } from '#contract/quotes/staff.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import type { QuoteAct } from './business-view.ts';

interface QuoteActsFooterProps {
  quote: StaffQuote;
  onAct: (act: QuoteAct) => void;
}

/** What can be done with a quote; one that is a shipment is only followed. */
export function QuoteActsFooter({ quote, onAct }: QuoteActsFooterProps) {
  const { status, tracking_number, offered_cents } = quote;
  if (status === 'converted')
    return (
      tracking_number && <ButtonLink to={paths.track(tracking_number)}>Track {tracking_number}</ButtonLink>
    );
  return (
    <>
      <Button variant="secondary" onClick={() => onAct('convert')}>
        Convert to shipment…
      </Button>
      <Button onClick={() => onAct('answer')}>{offered_cents === null ? 'Answer…' : 'Offer again…'}</Button>
    </>
  );
}
