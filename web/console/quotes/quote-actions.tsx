import type { StaffQuote } from '#contract/quotes/staff.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import type { QuoteFormName } from './business-view.ts';

interface QuoteActionsFooterProps {
  quote: StaffQuote;
  onAct: (act: QuoteFormName) => void;
}

/** The actions on a quote. A converted quote only links to its shipment. */
export function QuoteActionsFooter({ quote, onAct }: QuoteActionsFooterProps) {
  const { status, tracking_number, offered_cents } = quote;
  if (status === 'converted')
    return (
      tracking_number && <ButtonLink to={paths.track(tracking_number)}>Track {tracking_number}</ButtonLink>
    );
  return (
    <>
      <Button variant="secondary" className="max-sm:flex-1" onClick={() => onAct('convert')}>
        Convert to shipment…
      </Button>
      <ButtonLink variant="secondary" className="max-sm:flex-1" to={paths.quoteBuilder(quote.reference)}>
        Build offer
      </ButtonLink>
      <Button className="max-sm:flex-1" onClick={() => onAct('answer')}>
        {offered_cents === null ? 'Answer…' : 'New offer…'}
      </Button>
    </>
  );
}
