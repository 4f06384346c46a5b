import type { ReactNode } from 'react';

/** One of the four parts of the quote form. */
export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-t border-line pt-6 first-of-type:border-t-0 first-of-type:pt-0">
      <legend className="float-left mb-4 w-full font-display text-h3">{title}</legend>
      <div className="clear-both flex flex-col gap-5">{children}</div>
    </fieldset>
  );
}
