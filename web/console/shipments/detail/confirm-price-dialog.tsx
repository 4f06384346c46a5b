import type { StaffShipment } from '#contract/shipments/staff.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { minorUnits } from '#domain/money/minor-digits.ts';
import { priceIn } from '#domain/quotes/offer-rules.ts';
import { insuranceRequest } from '#domain/shipments/cargo-insurance.ts';
import { readTypedNumber } from '#domain/validation/typed-number.ts';
import { api, call } from '#web/api/client.ts';
import { byControl, rulesResolver } from '#web/forms/field-messages.ts';
import { fieldsRefused } from '#web/forms/refused-fields.ts';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { CreditCheck } from '#web/organisations/credit-check.tsx';
import { creditRefused } from '#web/organisations/credit-refused.ts';
import { formatPlain } from '#web/quotes/typed-money.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { useOnline } from '#web/ui/use-online.ts';

const LONGEST_NOTE = 300;

/** The fields of a shipment that the dialog needs. */
export type PricedShipment = Pick<
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

interface ConfirmPriceDialogProps {
  shipment: PricedShipment;
  onClose: () => void;
}

/** Confirms a booking with a price; the indicative price is the default. */
export function ConfirmPriceDialog({ shipment, onClose }: ConfirmPriceDialogProps) {
  const { tracking_number, version, cost_cents, currency, price_note, organisation } = shipment;
  const online = useOnline();
  const insurance = insuranceRequest(shipment);
  const form = useForm({
    initial: {
      price: formatPlain({ amount: cost_cents, currency }),
      note: price_note,
      credit_reason: '',
    },
    resolver: rulesResolver(({ price }: PriceValues) => ({
      price: priceIn(currency)(readTypedNumber(price)),
    })),
  });
  const { write, pending, failure } = useWrite({
    form,
    send: ({ price, note, credit_reason }: PriceValues, options) => {
      const amount = minorUnits(readTypedNumber(price) ?? 0, currency);
      const confirmation = { tracking_number, price: { amount, currency }, note, version, credit_reason };
      return call.shipments.confirm(confirmation, options);
    },
    onSuccess: ({ price }) => {
      toast({ title: 'Booking confirmed', description: `${tracking_number}: ${formatMoney(price)}` });
      onClose();
    },
    refusedIn: (error) =>
      creditRefused(error) ?? byControl(fieldsRefused(error), { 'price.amount': 'price' }),
    // The next attempt uses the current version of the shipment.
    invalidates: api.shipments.record.key(),
  });
  const { values, change, idOf, errorOf } = form;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={`Confirm ${tracking_number}`}
      description="The price becomes binding. We notify the client and e-mail the price."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={idOf('')}
            pending={pending}
            busyLabel="Confirming..."
            disabled={!online}
          >
            Confirm booking
          </Button>
        </>
      }
    >
      <form id={idOf('')} onSubmit={form.submit(write)} noValidate className="flex flex-col gap-4">
        <Field
          label="Price"
          unit={currency}
          id={idOf('price')}
          hint={`Indicative: ${formatMoney({ amount: cost_cents, currency })}`}
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
            maxLength={LONGEST_NOTE}
            value={values.note}
            onChange={({ target }) => change({ note: target.value })}
          />
        </Field>
        {failure && <Alert title={failure} />}
        {!online && <Alert variant="info" title="You are offline. Reconnect to confirm the booking." />}
      </form>
    </Dialog>
  );
}
