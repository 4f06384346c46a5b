import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';

interface DiscardQuestionProps {
  question?: string;
  discardLabel?: string;
  keepLabel?: string;
  onDiscard: () => void;
  onKeep: () => void;
}

/** Confirms leaving with unsaved changes, or with something else that would be lost. */
export function DiscardQuestion({
  question = 'You have unsaved changes. Discard them?',
  discardLabel = 'Discard',
  keepLabel = 'Keep editing',
  onDiscard,
  onKeep,
}: DiscardQuestionProps) {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <>
      <p role="alert" className="mr-auto text-ui">
        {question}
      </p>
      <Button variant="secondary" onClick={onDiscard}>
        {discardLabel}
      </Button>
      <Button ref={keep} onClick={onKeep}>
        {keepLabel}
      </Button>
    </>
  );
}
