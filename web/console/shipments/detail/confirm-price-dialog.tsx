import type { StaffShipment } from '#contract/shipments/staff.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { minorUnits } from '#domain/money/minor-digits.ts';
import { priceIn } from '#domain/quotes/offer-rules.ts';
import { insuranceRequest } from '#domain/shipments/cargo-insurance.ts';
import { numberNote, readTypedNumber } from '#domain/validation/typed-number.ts';
import { api, call } from '#web/api/client.ts';
import { DialogButtons } from '#web/forms/dialog-buttons.tsx';
import { byControl, rulesResolver } from '#web/forms/field-messages.ts';
import { useCloseQuestion } from '#web/forms/leave-guard/use-leave-question.ts';
import { isSame } from '#web/forms/merge-versions.ts';
import { NewerVersion } from '#web/forms/newer-version.tsx';
import { fieldsRefused } from '#web/forms/refused-fields.ts';
import { useVersionedForm } from '#web/forms/use-versioned-form.ts';
import { CreditCheck } from '#web/organisations/credit-check.tsx';
import { creditRefused } from '#web/organisations/credit-refused.ts';
import { formatPlain } from '#web/quotes/typed-money.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';

const MAX_NOTE_LENGTH = 300;

/** The fields of a shipment that the dialog needs. */
type PricedShipment = Pick<
  StaffShipment,
  | 'tracking_number'
  | 'version'
  | 'cost_cents'
  | 'currency'
  | 'price_note'
  | 'insurance_required'
  | 'cargo_value_cents'
  | 'price_status'
  | 'organisation'
>;

interface PriceValues {
  price: string;
  note: string;
  credit_reason: string;
}

const FIELD_NAMES: Record<string, string> = { price: 'Price', note: 'Note to the client' };

interface ConfirmPriceDialogProps {
  shipment: PricedShipment;
  onClose: () => void;
}

/**
 * Confirms a booking with a price; the indicative price is the default. What someone else has changed is shown before it
 * is replaced.
 */
export function ConfirmPriceDialog({ shipment, onClose }: ConfirmPriceDialogProps) {
  const { tracking_number, currency, organisation } = shipment;
  const insurance = insuranceRequest(shipment);
  const confirmation = useVersionedForm<PricedShipment, PriceValues>({
    stored: shipment,
    valuesOf,
    resolver: () =>
      rulesResolver(({ price }: PriceValues) => ({ price: priceIn(currency)(readTypedNumber(price)) })),
    // Other changes of the shipment raise its version as well.
    conflicts: ({ base, newer }) => !isSame(base, newer),
    send: async ({ price: typed, note, credit_reason }, { base, accept }, options) => {
      const { version } = base();
      const amount = minorUnits(readTypedNumber(typed) ?? 0, currency);
      const { price, ...confirmed } = await call.shipments.confirm(
        { tracking_number, price: { amount, currency }, note, version, credit_reason },
        options,
      );
      accept({ ...confirmed, cost_cents: price.amount, price_note: note });
      toast({ title: 'Booking confirmed', description: `${tracking_number}: ${formatMoney(price)}` });
    },
    onSuccess: onClose,
    refusedIn: (error) =>
      creditRefused(error) ?? byControl(fieldsRefused(error), { 'price.amount': 'price' }),
    invalidates: api.shipments.record.key(),
  });
  const { form, base, write, pending, failure } = confirmation;
  const { values, change, idOf, errorOf } = form;
  const { leaving, close } = useCloseQuestion(form.isDirty, onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      size="small"
      title={`Confirm ${tracking_number}`}
      description="The price becomes binding. We notify the client and e-mail the price."
      footer={
        <DialogButtons
          label="Confirm booking"
          busyLabel="Confirming..."
          pending={pending}
          act={idOf('')}
          onLeave={close}
          leaving={leaving}
        />
      }
    >
      <form id={idOf('')} onSubmit={form.submit(write)} noValidate className="flex flex-col gap-4">
        <NewerVersion
          what="this booking"
          edit={confirmation}
          nameOf={(field) => FIELD_NAMES[field]}
          submit="confirm"
        />
        <Field
          label="Price"
          unit={currency}
          id={idOf('price')}
          hint={`Indicative: ${formatMoney({ amount: base.cost_cents, currency })}`}
          note={numberNote(values.price)}
          error={errorOf('price')}
        >
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            className="num"
            value={values.price}
            onChange={({ target }) => change({ price: target.value })}
          />
        </Field>
        {organisation && shipment.price_status === 'indicative' && (
          <CreditCheck
            organisation_id={organisation.id}
            price={{ amount: minorUnits(readTypedNumber(values.price) ?? 0, currency), currency }}
            id={idOf('credit_reason')}
            reason={values.credit_reason}
            onReason={(credit_reason) => change({ credit_reason })}
            error={errorOf('credit_reason')}
          />
        )}
        {insurance && (
          <p className="text-ui">
            <span className="font-semibold">Insurance.</span> {insurance}. State in the note whether the price
            includes it.
          </p>
        )}
        <Field label="Note to the client" optional id={idOf('note')} error={errorOf('note')}>
          <Textarea
            rows={3}
            maxLength={MAX_NOTE_LENGTH}
            value={values.note}
            onChange={({ target }) => change({ note: target.value })}
          />
        </Field>
        {failure && <Alert title={failure} />}
      </form>
    </Dialog>
  );
}

function valuesOf({ cost_cents, currency, price_note }: PricedShipment): PriceValues {
  return {
    price: formatPlain({ amount: cost_cents, currency }),
    note: price_note,
    credit_reason: '',
  };
}
