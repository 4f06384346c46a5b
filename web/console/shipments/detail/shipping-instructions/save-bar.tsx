import { useId } from 'react';
import { Button } from '#web/ui/button.tsx';
import { type Completeness, PAPERS_FORM } from './completeness.ts';

/** Saves the papers from the dialog's edge; where that is not possible it says why. */
export function SaveBar({
  standing: { dirty, pending, mustLook },
  locked,
}: {
  standing: Completeness;
  locked: string | undefined;
}) {
  const reasonId = useId();
  const reason =
    locked ??
    (mustLook ? 'Take over the newer version first.' : undefined) ??
    (dirty ? undefined : 'Nothing has been changed.');
  return (
    <>
      <p id={reasonId} hidden>
        {reason}
      </p>
      <Button
        type="submit"
        form={PAPERS_FORM}
        pending={pending}
        busyLabel="Saving..."
        disabled={reason !== undefined && !pending}
        aria-describedby={reason === undefined ? undefined : reasonId}
      >
        Save papers
      </Button>
    </>
  );
}
