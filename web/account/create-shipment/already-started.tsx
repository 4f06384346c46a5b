import type { ReactNode } from 'react';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { shortPlace } from './places/short-place.ts';
import type { WizardForm } from './wizard-form.ts';

interface AlreadyStartedProps {
  form: WizardForm;
  /** What replacing means. */
  children: ReactNode;
  act: string;
  onReplace: () => void;
  onKeep: () => void;
}

/** Asks before other details replace what has been entered. */
export function AlreadyStarted({ form, children, act, onReplace, onKeep }: AlreadyStartedProps) {
  const [from, to] = [shortPlace(form, 'origin'), shortPlace(form, 'destination')];
  const lane = `${from && ` from ${from}`}${to && ` to ${to}`}`;
  return (
    <Alert variant="info" title={`You’ve already started a shipment${lane}.`}>
      <p>{children}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onReplace}>
          {act}
        </Button>
        <Button variant="ghost" onClick={onKeep}>
          Keep my entries
        </Button>
      </div>
    </Alert>
  );
}
