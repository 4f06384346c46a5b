import { FormPart } from './form-part.tsx';
import { PlaceField } from './place-field.tsx';
import type { QuoteFormState } from './use-quote-form.ts';

export function RoutePart({ form }: { form: QuoteFormState }) {
  return (
    <FormPart title="Route">
      <div className="grid gap-5 md:grid-cols-2">
        <PlaceField form={form} name="origin" label="Origin" placeholder="City, country" />
        <PlaceField form={form} name="destination" label="Destination" placeholder="City, country" />
      </div>
    </FormPart>
  );
}
