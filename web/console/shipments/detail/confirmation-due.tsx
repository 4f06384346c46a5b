import { useState } from 'react';
import type { StaffShipment } from '#contract/shipments/staff.ts';
import { insuranceRequest } from '#domain/shipments/cargo-insurance.ts';
import { awaitsConfirmation, INDICATIVE_PRICE } from '#domain/shipments/price-status.ts';
import { amountText } from '#web/shipments/amounts.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmPriceDialog } from './confirm-price-dialog.tsx';

interface ConfirmationDueProps {
  shipment: StaffShipment;
  /** The reason why nothing can be changed now. */
  locked: string | undefined;
}

/** States that a booking is waiting for its price, with the dialog that confirms it. */
export function ConfirmationDue({ shipment, locked }: ConfirmationDueProps) {
  const [open, setOpen] = useState(false);
  if (!awaitsConfirmation(shipment)) return null;
  const insurance = insuranceRequest(shipment);
  return (
    <Alert variant="info" title="Confirm this booking with a price.">
      <p>
        The client sees <span className="num">{amountText(shipment.cost_cents, shipment.currency)}</span> as “
        {INDICATIVE_PRICE}”.
        {insurance && ` Insurance: ${insurance}.`}
      </p>
      <Button className="mt-3" disabled={locked !== undefined} title={locked} onClick={() => setOpen(true)}>
        Confirm booking
      </Button>
      {open && <ConfirmPriceDialog shipment={shipment} onClose={() => setOpen(false)} />}
    </Alert>
  );
}
