import { type Ref, useId } from 'react';
import { Button } from '#web/ui/button.tsx';
import { OFFLINE_DO_LATER, OFFLINE_SEND_LATER, useOnline } from '#web/ui/use-online.ts';
import { DiscardQuestion } from './leave-guard/discard-question.tsx';

interface DialogButtonsProps {
  label: string;
  busyLabel?: string;
  pending?: boolean;
  destructive?: boolean;
  /** Something is missing that the label names. */
  disabled?: boolean;
  /** The id of the form to submit, or what to do instead. */
  act: string | (() => void);
  actRef?: Ref<HTMLButtonElement>;
  leaveLabel?: string;
  onLeave: () => void;
  /** While pending, the dialog can't be left. */
  stays?: boolean;
  /** The question before entries are lost, from `useCloseQuestion`. */
  leaving?: { discard: () => void; keep: () => void } | null;
}

/** The footer of a dialog that changes something. While offline the button is disabled, with the reason beside it. */
export function DialogButtons({
  label,
  busyLabel,
  pending,
  destructive,
  disabled,
  act,
  actRef,
  leaveLabel = 'Cancel',
  onLeave,
  stays,
  leaving,
}: DialogButtonsProps) {
  const online = useOnline();
  const reasonId = useId();
  const isHeld = Boolean(pending && stays);
  if (leaving) return <DiscardQuestion onDiscard={leaving.discard} onKeep={leaving.keep} />;
  return (
    <>
      <p id={reasonId} role="status" className="min-w-0 flex-1 basis-48 text-caption empty:hidden">
        {!online && (typeof act === 'string' ? OFFLINE_SEND_LATER : OFFLINE_DO_LATER)}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" aria-disabled={isHeld} onClick={() => isHeld || onLeave()}>
          {leaveLabel}
        </Button>
        <Button
          {...(actRef && { ref: actRef })}
          {...(typeof act === 'string' ? { type: 'submit' as const, form: act } : { onClick: () => act() })}
          {...(destructive && { variant: 'destructive' as const })}
          pending={pending ?? false}
          {...(busyLabel && { busyLabel })}
          disabled={!online || (disabled ?? false)}
          aria-describedby={online ? undefined : reasonId}
        >
          {label}
        </Button>
      </div>
    </>
  );
}
