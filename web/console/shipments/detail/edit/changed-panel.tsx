import type { StaffShipment } from '#contract/shipments/staff.ts';
import { capitalize } from '#domain/validation/capitalize.ts';
import { Age } from '#web/tracking/moment.tsx';
import { useReader } from '#web/tracking/reader.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { FIELD_NAMES, typedText } from '../field-labels.ts';
import { nameOf, useLastChange } from '../use-last-change.ts';
import type { EditDifference } from './edit-values.ts';
import type { ShipmentEdit } from './use-shipment-edit.ts';

interface ChangedPanelProps {
  record: StaffShipment;
  edit: Pick<ShipmentEdit, 'conflict' | 'takeNewer' | 'newerId'>;
  differences: readonly EditDifference[];
}

/** A version conflict: who changed the shipment, when, which fields, and a button that loads their version. */
export function ChangedPanel({
  record,
  edit: { conflict, takeNewer, newerId },
  differences,
}: ChangedPanelProps) {
  const reader = useReader();
  const { lastEdit } = useLastChange(record);
  const change = lastEdit ?? conflict;
  return (
    <Alert id={newerId} tabIndex={-1} className="scroll-mt-16" title="Someone else changed this shipment.">
      <p>
        {change ? capitalize(nameOf(change)) : 'Someone else'} changed it{' '}
        <Age since={change?.at ?? record.updated_at} />. Review their changes, then save again. Your entries
        are not lost.
      </p>
      <ul className="mt-2 flex flex-col gap-1.5">
        {differences.map(({ field, was, is, typed }) => (
          <li key={field}>
            <span className="font-semibold text-ink">{FIELD_NAMES[field]}</span>:{' '}
            {typedText(field, was, reader, record.currency)}
            <span aria-hidden="true"> → </span>
            <span className="sr-only"> is now </span>
            <span className="font-semibold text-ink">{typedText(field, is, reader, record.currency)}</span>
            {typed !== null && typed !== is && (
              <span className="block">You typed {typedText(field, typed, reader, record.currency)}</span>
            )}
          </li>
        ))}
      </ul>
      <Button className="mt-3" onClick={takeNewer}>
        Load the newer version
      </Button>
    </Alert>
  );
}
