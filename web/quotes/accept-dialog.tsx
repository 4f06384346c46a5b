import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { QuoteRow } from '#contract/quotes/customer.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { api, call } from '#web/api/client.ts';
import { DialogButtons } from '#web/forms/dialog-buttons.tsx';
import { useWrite } from '#web/forms/use-write.ts';
import { paths } from '#web/paths.ts';
import { usd } from '#web/shipments/amounts.ts';
import { VatNote } from '#web/shipments/vat-note.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { OfferFacts } from './offer-facts.tsx';
import { OptionChoice } from './option-choice.tsx';

/** Confirms the booking of a shipment, with price and route. */
export function AcceptDialog({ quote, onClose }: { quote: QuoteRow; onClose: () => void }) {
  const [chosen, setChosen] = useState(quote.options.length === 1 ? quote.options[0]?.option : undefined);
  const isUndecided = quote.options.length > 1 && chosen === undefined;
  const option = quote.options.find((each) => each.option === chosen);
  const navigate = useNavigate();
  const act = useRef<HTMLButtonElement>(null);
  const {
    write: decide,
    pending,
    failure,
  } = useWrite({
    send: (_, options) =>
      call.quotes.accept(
        {
          id: quote.id,
          ...(quote.answered_at && { answered_at: quote.answered_at }),
          ...(chosen !== undefined && { option: chosen }),
        },
        options,
      ),
    onSuccess: ({ tracking_number }) => {
      toast({
        title: 'Shipment created successfully!',
        description: `Your tracking number is: ${tracking_number}`,
        about: `shipment_created:${tracking_number}`,
      });
      navigate(paths.track(tracking_number));
    },
    invalidates: api.quotes.key(),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !pending && onClose()}
      title={`Accept our offer ${quote.reference}`}
      description="We’ll book your shipment at this price immediately and give you its tracking number."
      initialFocus={act}
      footer={
        <DialogButtons
          label={
            isUndecided
              ? 'Choose an option'
              : `Accept for ${option ? formatMoney(option.total) : usd(quote.offered_cents ?? 0)}`
          }
          busyLabel="Booking..."
          pending={pending}
          disabled={isUndecided}
          act={decide}
          actRef={act}
          leaveLabel="Not now"
          onLeave={onClose}
          stays
        />
      }
    >
      {failure && <Alert title={failure} className="mb-4" />}
      {quote.options.length > 1 ? (
        <OptionChoice options={quote.options} chosen={chosen} onChoose={setChosen} />
      ) : (
        <OfferFacts quote={quote} />
      )}
      <VatNote className="mt-4" />
    </Dialog>
  );
}
