import { useState } from 'react';
import { Alert } from '#web/ui/alert.tsx';
import { AnswerForm, type QuoteFormProps } from './answer-form.tsx';
import type { QuoteFormName } from './business-view.ts';
import { ConvertForm } from './convert-form.tsx';
import { QuoteFacts } from './quote-facts.tsx';

/** Quote details on the left, the form on the right. On a phone, the form comes first. */
export function QuoteWorkspace({ act, ...form }: QuoteFormProps & { act: QuoteFormName }) {
  const { quote } = form;
  const [wasConverted] = useState(quote.status === 'converted');
  const Form = act === 'answer' ? AnswerForm : ConvertForm;
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div className="lg:order-last">
        {wasConverted ? (
          <Alert
            variant="info"
            title={
              quote.tracking_number
                ? `This quote has already been converted to shipment ${quote.tracking_number}.`
                : 'This quote has already been converted to a shipment.'
            }
          />
        ) : (
          <Form {...form} />
        )}
      </div>
      <QuoteFacts quote={quote} />
    </div>
  );
}
