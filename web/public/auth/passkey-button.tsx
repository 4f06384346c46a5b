import { useState } from 'react';
import { FocusedAlert } from '#web/forms/focused-alert.tsx';
import { failureSentence, useWrite } from '#web/forms/use-write.ts';
import { PasskeyProblem } from '#web/people/passkeys.ts';
import { Button } from '#web/ui/button.tsx';
import type { ButtonVariant } from '#web/ui/button-styles.ts';
import { useOnline } from '#web/ui/use-online.ts';

interface PasskeyButtonProps<Result> {
  children: string;
  variant?: ButtonVariant;
  /** The WebAuthn ceremony to run. Calls back when its code could not be loaded and is retried, and once it is loaded. */
  ceremony: (onRetrying: (isRetrying: boolean) => void) => Promise<Result>;
  onDone: (result: Result) => void;
  /** Called with the message that is shown above. */
  onFailure?: (error: unknown, reason: string) => void;
}

/** A button that runs a passkey ceremony and shows its error above. */
export function PasskeyButton<Result>({
  children,
  variant,
  ceremony,
  onDone,
  onFailure,
}: PasskeyButtonProps<Result>) {
  const online = useOnline();
  const [isRetrying, setRetrying] = useState(false);
  const { write, pending, failed, calls } = useWrite({
    send: () => {
      setRetrying(false);
      return ceremony(setRetrying);
    },
    retries: false,
    onSuccess: onDone,
    onFailure: (error) => onFailure?.(error, reasonOf(error)),
  });
  return (
    <>
      {failed && <FocusedAlert title={reasonOf(failed.error)} attempt={calls} />}
      <Button
        variant={variant}
        size="marketing"
        pending={pending}
        busyLabel={isRetrying ? 'Retrying...' : 'Waiting for your device...'}
        disabled={!online}
        onClick={() => write()}
      >
        {children}
      </Button>
    </>
  );
}

function reasonOf(error: unknown): string {
  return error instanceof PasskeyProblem ? error.message : failureSentence(error);
}

/** The divider between a passkey and its alternative. */
export function OrLine() {
  return (
    <p className="flex items-center gap-3 text-caption before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      or
    </p>
  );
}
