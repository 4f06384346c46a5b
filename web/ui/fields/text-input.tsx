import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { useFieldAttributes } from './field-context.ts';
import { inputStyle } from './input-styles.ts';

export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return (
    <input
      {...rest}
      type={type}
      {...useFieldAttributes(rest)}
      className={inputStyle(classNames('h-11', className))}
    />
  );
}
