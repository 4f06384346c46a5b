import { useReader } from '#web/tracking/reader.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { FIELD_NAMES, typedWords } from '../field-labels.ts';
import type { EditField } from './edit-values.ts';
import type { ShipmentEdit } from './use-shipment-edit.ts';

/** What was typed into fields that somebody else has changed as well. */
export function KeptValues({ edit }: { edit: Pick<ShipmentEdit, 'kept' | 'putInAgain' | 'forget'> }) {
  const reader = useReader();
  const kept = Object.entries(edit.kept) as [EditField, string | boolean][];
  if (kept.length === 0) return null;
  return (
    <Alert variant="info" title="You had typed something else here.">
      <ul className="mt-1 flex flex-col gap-2">
        {kept.map(([field, value]) => (
          <li key={field} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-0 flex-1 basis-40 break-words">
              {FIELD_NAMES[field]}:{' '}
              <span className="font-semibold text-ink">{typedWords(field, value, reader)}</span>
            </span>
            <Button
              variant="secondary"
              aria-label={`Put in again: ${FIELD_NAMES[field]}`}
              onClick={() => edit.putInAgain(field)}
            >
              Put in again
            </Button>
            <Button
              variant="ghost"
              aria-label={`Let go: ${FIELD_NAMES[field]}`}
              onClick={() => edit.forget(field)}
            >
              Let go
            </Button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
