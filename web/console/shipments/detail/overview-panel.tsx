import type { StaffShipment } from '#contract/shipments/staff.ts';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { ConfirmationDue } from './confirmation-due.tsx';
import { CargoFields } from './edit/cargo-fields.tsx';
import { ChangedPanel } from './edit/changed-panel.tsx';
import { EndFields } from './edit/end-fields.tsx';
import { ConflictingValues } from './edit/stored-values.tsx';
import { TermsFields } from './edit/terms-fields.tsx';
import type { ShipmentEdit } from './edit/use-shipment-edit.ts';
import { RerouteOffer } from './stops/reroute-offer.tsx';
import type { Reroute } from './stops/use-reroute.ts';

interface OverviewPanelProps {
  record: StaffShipment;
  edit: ShipmentEdit;
  reroute: Reroute;
  locked: string | undefined;
}

/** The editable fields of a shipment. */
export function OverviewPanel({ record, edit, reroute, locked }: OverviewPanelProps) {
  return (
    <form
      noValidate
      aria-label={`Edit ${record.tracking_number}`}
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (locked === undefined && !edit.differences) edit.save();
      }}
    >
      <ConfirmationDue shipment={record} locked={locked} />
      {edit.differences && <ChangedPanel record={record} edit={edit} differences={edit.differences} />}
      <ConflictingValues edit={edit} />
      {edit.rerouteDue && (
        <RerouteOffer shipment={record} reroute={reroute} onKeep={edit.keepRoute} locked={locked} />
      )}
      <FormProblems form={edit} failure={edit.failure} />
      <TermsFields edit={edit} />
      <div className="grid grid-cols-1 gap-x-4 gap-y-6 sm:grid-cols-2">
        <EndFields end="origin" edit={edit} />
        <EndFields end="destination" edit={edit} />
      </div>
      <CargoFields edit={edit} />
      {/* Enter in a field saves; the button is in the dialog's footer. */}
      <button type="submit" hidden />
    </form>
  );
}
