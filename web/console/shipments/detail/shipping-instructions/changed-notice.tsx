import type { StaffShipment } from '#contract/shipments/staff.ts';
import { Age } from '#web/tracking/moment.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { nameOf, useLastChange } from '../use-last-change.ts';
import { instructionsFieldName } from './labels.ts';
import type { InstructionsForm } from './use-instructions-form.ts';

/** Somebody else was quicker: who, when, what differs, and the way on. */
export function ChangedNotice({
  record,
  papers: { differences, told, takeNewer },
}: {
  record: StaffShipment;
  papers: Pick<InstructionsForm, 'differences' | 'told' | 'takeNewer'>;
}) {
  const { lastOfPapers } = useLastChange(record);
  if (!differences) return null;
  const change = lastOfPapers ?? told;
  return (
    <Alert className="mb-5" title="These papers have been changed while you were typing.">
      <p>
        {change?.by ? nameOf(change) : 'Somebody else'} saved them
        {change && (
          <>
            {' '}
            <Age since={change.at} />
          </>
        )}
        . Nothing you typed is lost: it stays in its fields, and stands in place of theirs once you save it.
      </p>
      <ul className="mt-2 flex flex-col gap-1">
        {differences.map(({ field, is, isTyped }) => (
          <li key={field}>
            <span className="font-semibold text-ink">{instructionsFieldName(field) ?? field}</span>
            {is === null ? ' changed' : ` is now ${is || 'empty'}`}
            {isTyped && '; you typed something else'}
          </li>
        ))}
      </ul>
      <Button className="mt-3" onClick={takeNewer}>
        Load the newer version
      </Button>
    </Alert>
  );
}
