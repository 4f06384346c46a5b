import { type ReactNode, useId } from 'react';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';

interface ToolCardProps {
  title: string;
  /** What the tool does, in one sentence. */
  children: ReactNode;
  label: string;
  busyLabel: string;
  pending: boolean;
  onRun: () => void;
  failure?: { title: string; sentence?: string | undefined } | null;
  /** The result of the last run, shown until the next. */
  result?: ReactNode;
}

/** A tool with its button and the result of its last run. */
export function ToolCard({
  title,
  children,
  label,
  busyLabel,
  pending,
  onRun,
  failure,
  result,
}: ToolCardProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="flex flex-col items-start p-4">
      <h3 id={heading} className="text-ui font-semibold">
        {title}
      </h3>
      <p className="mt-0.5 mb-3 max-w-[60ch] text-dense text-ink-2">{children}</p>
      <Button
        variant="secondary"
        pending={pending}
        busyLabel={busyLabel}
        onClick={onRun}
        className="max-sm:w-full"
      >
        {label}
      </Button>
      <div role="status" className="w-full text-dense empty:hidden [&>*]:mt-3">
        {!pending && !failure && result}
      </div>
      {failure && !pending && (
        <Alert title={failure.title} className="mt-3 w-full">
          {failure.sentence}
        </Alert>
      )}
    </section>
  );
}
