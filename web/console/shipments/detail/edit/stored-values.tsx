import { useReader } from '#web/tracking/reader.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { FIELD_NAMES, typedText } from '../field-labels.ts';
import type { EditField } from './edit-values.ts';
import type { ShipmentEdit } from './use-shipment-edit.ts';

/** The user's values in fields that someone else changed as well. */
export function ConflictingValues({
  edit,
}: {
  edit: Pick<ShipmentEdit, 'base' | 'conflicting' | 'takeOwnValue' | 'forget'>;
}) {
  const reader = useReader();
  const conflicting = Object.entries(edit.conflicting) as [EditField, string | boolean][];
  if (conflicting.length === 0) return null;
  return (
    <Alert variant="info" title="You entered other values in these fields.">
      <ul className="mt-1 flex flex-col gap-2">
        {conflicting.map(([field, value]) => (
          <li key={field} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-0 flex-1 basis-40 break-words">
              {FIELD_NAMES[field]}:{' '}
              <span className="font-semibold text-ink">
                {typedText(field, value, reader, edit.base.currency)}
              </span>
            </span>
            <Button
              variant="secondary"
              aria-label={`Use my value: ${FIELD_NAMES[field]}`}
              onClick={() => edit.takeOwnValue(field)}
            >
              Use my value
            </Button>
            <Button
              variant="ghost"
              aria-label={`Discard: ${FIELD_NAMES[field]}`}
              onClick={() => edit.forget(field)}
            >
              Discard
            </Button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
