import { ShipmentDraft } from '#domain/shipments/shipment-draft.ts';
import { type CallOptions, call } from '#web/api/client.ts';
import { bookingInstructions } from './shipping-instructions/read-instructions.ts';
import type { TypedInstructions } from './shipping-instructions/typed-instructions.ts';
import { bookedLines, draftOf, portsOf, type WizardForm } from './wizard-form.ts';
import type { ChosenClient, ChosenRoute } from './wizard-storage.ts';

export interface Submission {
  form: WizardForm;
  client: ChosenClient | null;
  route: ChosenRoute;
  instructions: TypedInstructions;
  credit_reason: string;
}

/** Books what was typed; everything is validated again by the server. */
export async function sendBooking(
  { form, client, route: { option, request }, instructions: typed, credit_reason }: Submission,
  options: { context: CallOptions },
) {
  const instructions = bookingInstructions(typed);
  return call.shipments.create(
    {
      ...ShipmentDraft.parse(draftOf(form)),
      cargo_lines: bookedLines(form),
      transport_mode: option.transport_mode,
      ...(option.estimated_cost === null ? {} : { estimated_cost: option.estimated_cost }),
      ...portsOf(request),
      ...(client?.user_id ? { user_id: client.user_id } : {}),
      ...(instructions ? { instructions } : {}),
      ...(client && credit_reason.trim() ? { credit_reason } : {}),
    },
    options,
  );
}
