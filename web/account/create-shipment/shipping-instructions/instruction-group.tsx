import type { ReactNode } from 'react';

interface InstructionGroupProps {
  title: string;
  hint?: string | undefined;
  children: ReactNode;
}

/** The fields of one party, the terms or a cargo line. */
export function InstructionGroup({ title, hint, children }: InstructionGroupProps) {
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
