import { useEffect, useId, useRef } from 'react';
import type { StaffShipment } from '#contract/shipments/staff.ts';
import type { Leaving } from '#web/forms/leave-guard/use-leave-question.ts';
import { Age } from '#web/tracking/moment.tsx';
import { Button } from '#web/ui/button.tsx';
import { InlineQuestion } from '#web/ui/overlays/inline-question.tsx';
import { statusName } from '../status/status-labels.ts';
import type { ShipmentEdit } from './edit/use-shipment-edit.ts';
import type { Completeness } from './shipping-instructions/completeness.ts';
import { SaveBar } from './shipping-instructions/save-bar.tsx';
import { nameOf, useLastChange } from './use-last-change.ts';

interface DialogFooterProps {
  record: StaffShipment;
  edit: ShipmentEdit;
  /** Set while the tab with the shipping instructions is open. */
  instructions: Completeness | null;
  withSave: boolean;
  /** Set while the question about unsaved changes is open. */
  leaving: Leaving | null;
  locked: string | undefined;
  onSave: () => void;
  /** Scrolls to the changes of others. */
  onSeeNewer: () => void;
  onClose: () => void;
}

/** The footer of the dialog: the last change, the buttons, and questions before data is lost. */
export function DialogFooter(props: DialogFooterProps) {
  const { edit, leaving, locked } = props;
  return (
    <div className="sticky -bottom-4 z-20 -mx-4 -mb-4 border-t border-line bg-raised px-4 py-3 sm:-mx-6 sm:rounded-b-lg sm:px-6">
      {leaving ? (
        <InlineQuestion
          question="Discard changes?"
          act="Discard"
          keep="Keep editing"
          destructive
          onAct={leaving.discard}
          onKeep={leaving.keep}
        >
          You have unsaved changes.
        </InlineQuestion>
      ) : edit.unusual ? (
        <InlineQuestion
          question={`From ${statusName(edit.base.status).toLowerCase()} to ${statusName(edit.values.status).toLowerCase()} is an unusual change.`}
          act="Change status"
          keep="Keep editing"
          locked={locked}
          onAct={edit.unusual.confirm}
          onKeep={edit.unusual.keep}
        >
          The client sees it immediately, and the history records your name.
        </InlineQuestion>
      ) : (
        <LastChangeAndButtons {...props} />
      )}
    </div>
  );
}

function LastChangeAndButtons({
  record,
  edit,
  instructions,
  withSave,
  locked,
  onSave,
  onSeeNewer,
  onClose,
}: DialogFooterProps) {
  const reasonId = useId();
  const closeButton = useRef<HTMLButtonElement>(null);
  const { last } = useLastChange(record);
  // After saving, the button is disabled and would lose the focus.
  useEffect(() => {
    if (!edit.changed && document.activeElement === document.body) closeButton.current?.focus();
  }, [edit.changed]);
  const reason =
    locked ??
    (edit.differences ? 'Load the newer version first.' : undefined) ??
    (edit.changed ? undefined : 'There are no changes to save.');
  const isAnnounced = reason !== undefined && (edit.changed || locked !== undefined);
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2">
      <div className="mr-auto min-w-0 flex-1 basis-40 text-caption sm:basis-52">
        <p>
          {last ? `Last change by ${nameOf(last)}, ` : 'Last change '}
          <Age since={last?.at ?? record.updated_at} />
        </p>
        <p id={reasonId} role="status" className={isAnnounced ? 'text-ink-2' : 'sr-only'}>
          {withSave && !instructions ? reason : locked}
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2">
        {edit.differences && !instructions && (
          <Button variant="secondary" onClick={onSeeNewer}>
            See changes
          </Button>
        )}
        <Button ref={closeButton} variant="secondary" onClick={onClose}>
          Close
        </Button>
        {instructions && <SaveBar completeness={instructions} locked={locked} />}
        {withSave && !instructions && (
          <Button
            pending={edit.pending}
            busyLabel="Saving..."
            disabled={reason !== undefined && !edit.pending}
            aria-describedby={reason === undefined ? undefined : reasonId}
            onClick={onSave}
          >
            Save
          </Button>
        )}
      </div>
    </div>
  );
}
