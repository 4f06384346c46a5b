import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { focusAfterRemoval } from './focus-after-removal.ts';
import { openerOf } from './opener.ts';
import { useEscape } from './use-escape.ts';

interface InlineQuestionProps {
  question: string;
  children?: ReactNode;
  /** Label of the confirming button: 'Delete'. */
  act: string;
  keep: string;
  destructive?: boolean;
  pending?: boolean;
  /** Why confirming isn't possible now. */
  locked?: string | undefined;
  onAct: () => void;
  onKeep: () => void;
  className?: string;
}

/** An inline confirmation. Initial focus is on the button that changes nothing, and Escape does the same as that button. */
export function InlineQuestion({
  question,
  children,
  act,
  keep,
  destructive,
  pending,
  locked,
  onAct,
  onKeep,
  className,
}: InlineQuestionProps) {
  const id = useId();
  const keepButton = useRef<HTMLButtonElement>(null);
  // Many openers unmount in the commit that mounts the question, so they are looked at while it renders.
  const [opener] = useState(openerOf);
  useEffect(() => keepButton.current?.focus(), []);
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const question = root.current;
    return () => {
      if (question?.contains(document.activeElement)) focusAfterRemoval(question, opener);
    };
  }, [opener]);
  const leave = () => {
    onKeep();
    requestAnimationFrame(() => opener?.()?.focus());
  };
  useEscape(() => {
    leave();
    return true;
  });
  return (
    <div
      ref={root}
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={children ? `${id}-why` : undefined}
      className={classNames('flex flex-wrap items-center gap-x-4 gap-y-2', className)}
    >
      <div className="min-w-0 flex-1 basis-52">
        <p id={id} className="text-ui font-semibold">
          {question}
        </p>
        {children && (
          <p id={`${id}-why`} className="text-dense text-ink-2">
            {children}
          </p>
        )}
        {locked && (
          <p role="status" className="text-dense text-ink-2">
            {locked}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant={destructive ? 'destructive' : 'primary'}
          pending={pending}
          disabled={locked !== undefined}
          onClick={onAct}
        >
          {act}
        </Button>
        <Button ref={keepButton} variant="secondary" onClick={leave}>
          {keep}
        </Button>
      </div>
    </div>
  );
}
