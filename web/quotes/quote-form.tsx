import { ErrorSummary } from '#web/ui/fields/error-summary.tsx';
import { HoneypotField } from '#web/ui/fields/honeypot-field.tsx';
import { SubmitArea } from '#web/ui/fields/submit-area.tsx';
import { CargoPart } from './cargo-part.tsx';
import { ContactPart } from './contact-part.tsx';
import { ReceiptPanel } from './receipt-panel.tsx';
import { RoutePart } from './route-part.tsx';
import { TransportPart } from './transport-part.tsx';
import type { QuoteFormState } from './use-quote-form.ts';

/** The quote form. It keeps its values after submission; the receipt replaces the button. */
export function QuoteForm({ form }: { form: QuoteFormState }) {
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
