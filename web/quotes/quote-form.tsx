import { ErrorSummary } from '#web/ui/fields/error-summary.tsx';
import { HoneypotField } from '#web/ui/fields/honeypot-field.tsx';
import { SubmitArea } from '#web/ui/fields/submit-area.tsx';
import { CargoPart } from './cargo-part.tsx';
import { ContactPart } from './contact-part.tsx';
import { FirstPrices } from './first-prices.tsx';
import { ReceiptPanel } from './receipt-panel.tsx';
import { RoutePart } from './route-part.tsx';
import { TransportPart } from './transport-part.tsx';
import type { QuoteFormState } from './use-quote-form.ts';

interface QuoteFormProps {
  form: QuoteFormState;
  /** First prices are beside the form on a wide screen, so that they are in it only on a narrow one. */
  pricesBeside?: boolean;
}

/** The quote form. It keeps its values after submission; the receipt replaces the button. */
export function QuoteForm({ form, pricesBeside = false }: QuoteFormProps) {
  const { receipt } = form;
  return (
    <form
      ref={form.ref}
      noValidate
      method="post"
      action="/quote"
      // A submit before hydration waits for it, so that errors appear beside their fields.
      data-awaits-script=""
      aria-label="Quote request"
      onSubmit={form.submit}
      className="flex flex-col gap-8"
    >
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      <RoutePart form={form} />
      <CargoPart form={form} />
      <TransportPart form={form} />
      <div className={pricesBeside ? 'empty:hidden lg:hidden' : 'empty:hidden'}>
        <FirstPrices form={form} />
      </div>
      <ContactPart form={form} />
      <HoneypotField />
      {receipt ? (
        <ReceiptPanel receipt={receipt} form={form} />
      ) : (
        <SubmitArea
          label="Request a Quote"
          busyLabel="Sending..."
          pending={form.pending}
          failure={form.failure}
          onRetry={form.submit}
        />
      )}
    </form>
  );
}
