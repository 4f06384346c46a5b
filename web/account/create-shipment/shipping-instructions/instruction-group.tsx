import type { ReactNode } from 'react';

interface PaperGroupProps {
  title: string;
  hint?: string | undefined;
  children: ReactNode;
}

/** What belongs together on a paper: one party, the terms, one line of cargo. */
export function InstructionGroup({ title, hint, children }: PaperGroupProps) {
  return (
    <fieldset className="min-w-0 border-t border-line pt-4">
      <legend className="float-left w-full text-h3">{title}</legend>
      <div className="clear-both">
        {hint && <p className="text-caption">{hint}</p>}
        <div className="grid gap-x-6 gap-y-4 pt-3 sm:grid-cols-6">{children}</div>
      </div>
    </fieldset>
  );
}
