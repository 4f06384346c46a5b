import { useId } from 'react';
import { Button } from '#web/ui/button.tsx';
import { type Completeness, INSTRUCTIONS_FORM } from './completeness.ts';

/** The button in the dialog's footer that saves the shipping instructions, or the reason why it is disabled. */
export function SaveBar({
  completeness: { dirty, pending, needsReview },
  locked,
}: {
  completeness: Completeness;
  locked: string | undefined;
}) {
  const reasonId = useId();
  const reason =
    locked ??
    (needsReview ? 'Load the newer version first.' : undefined) ??
    (dirty ? undefined : 'There are no changes to save.');
  return (
    <>
      <p id={reasonId} hidden>
        {reason}
      </p>
      <Button
        type="submit"
        form={INSTRUCTIONS_FORM}
        pending={pending}
        busyLabel="Saving..."
        disabled={reason !== undefined && !pending}
        aria-describedby={reason === undefined ? undefined : reasonId}
      >
        Save instructions
      </Button>
    </>
  );
}
