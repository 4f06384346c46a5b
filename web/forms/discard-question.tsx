import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';

/** Confirms leaving with unsaved changes. */
export function DiscardQuestion({ onDiscard, onKeep }: { onDiscard: () => void; onKeep: () => void }) {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <>
      <p role="alert" className="mr-auto text-ui">
        You have unsaved changes. Discard them?
      </p>
      <Button variant="secondary" onClick={onDiscard}>
        Discard
      </Button>
      <Button ref={keep} onClick={onKeep}>
        Keep editing
      </Button>
    </>
  );
}
