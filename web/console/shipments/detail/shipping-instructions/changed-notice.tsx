import type { StaffShipment } from '#contract/shipments/staff.ts';
import { isSame } from '#web/forms/merge-versions.ts';
import { Age } from '#web/tracking/moment.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { nameOf, useLastChange } from '../use-last-change.ts';
import { instructionsFieldName } from './labels.ts';
import type { InstructionsForm } from './use-instructions-form.ts';

/** A version conflict: who changed the instructions, when, which fields, and a button that loads their version. */
export function ChangedNotice({
  record,
  instructions: { differences, conflict, takeNewer },
}: {
  record: StaffShipment;
  instructions: Pick<InstructionsForm, 'differences' | 'conflict' | 'takeNewer'>;
}) {
  const { lastOfInstructions } = useLastChange(record);
  if (!differences) return null;
  const change = lastOfInstructions ?? conflict;
  return (
    <Alert className="mb-5" title="Someone else changed these shipping instructions.">
      <p>
        {change?.by ? nameOf(change) : 'Someone else'} saved them
        {change && (
          <>
            {' '}
            <Age since={change.at} />
          </>
        )}
        . Review their changes, then save again. Your entries are not lost: saving replaces theirs.
      </p>
      <ul className="mt-2 flex flex-col gap-1">
        {differences.map(({ field, is, typed }) => (
          <li key={field}>
            <span className="font-semibold text-ink">{instructionsFieldName(field) ?? field}</span>
            {typeof is === 'string' ? ` is now ${is || 'empty'}` : ' changed'}
            {typed !== null && !isSame(typed, is) && '; you typed something else'}
          </li>
        ))}
      </ul>
      <Button className="mt-3" onClick={takeNewer}>
        Load the newer version
      </Button>
    </Alert>
  );
}
