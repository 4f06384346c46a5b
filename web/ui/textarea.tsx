import type { ComponentProps } from 'react';
import { useFieldAttributes } from './field-context.ts';
import { inputLook } from './input-look.ts';

export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...rest}
      {...useFieldAttributes(rest)}
      rows={rows}
      className={inputLook(`h-auto min-h-24 py-2.5 ${className ?? ''}`)}
    />
  );
}
