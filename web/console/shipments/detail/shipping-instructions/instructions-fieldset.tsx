import { type ReactNode, useId } from 'react';

interface InstructionsFieldsetProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** A group of fields with its heading. */
export function InstructionsFieldset({ title, hint, children }: InstructionsFieldsetProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line pt-5 first:border-t-0 first:pt-0">
      <h3 id={id} className="text-h3">
        {title}
      </h3>
      {hint && <p className="mt-1 text-dense text-ink-2">{hint}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}

export const COLUMNS_OF_THREE = 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3';
