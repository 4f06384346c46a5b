import { type ReactNode, useId } from 'react';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

interface ToolCardProps {
  title: string;
  /** What it does, in one sentence. */
  children: ReactNode;
  label: string;
  busyLabel: string;
  pending: boolean;
  onRun: () => void;
  failure?: { title: string; sentence?: string | undefined } | null;
  /** What the last run did; stays until the next. */
  result?: ReactNode;
}

/** A tool with its button, and below it what came of pressing it. */
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
    <section aria-labelledby={heading}>
      <Card className="flex h-full flex-col items-start">
        <h2 id={heading} className="text-h3">
          {title}
        </h2>
        <p className="mt-1 mb-4 max-w-[60ch] text-ui text-ink-2">{children}</p>
        <Button
          variant="secondary"
          pending={pending}
          busyLabel={busyLabel}
          onClick={onRun}
          className="max-sm:w-full"
        >
          {label}
        </Button>
        <div role="status" className="w-full text-ui empty:hidden [&>*]:mt-4">
          {!pending && !failure && result}
        </div>
        {failure && !pending && (
          <Alert title={failure.title} className="mt-4 w-full">
            {failure.sentence}
          </Alert>
        )}
      </Card>
    </section>
  );
}
