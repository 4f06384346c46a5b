import { createContext, type ReactNode, useContext } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Form } from './use-form.ts';

export { Controller, type FieldPath, useFieldArray, useWatch } from 'react-hook-form';

const Context = createContext<object | null>(null);

/** Provides a form to fields that render on their own. */
export function FormProvider({ form, children }: { form: object; children: ReactNode }) {
  return <Context value={form}>{children}</Context>;
}

/** The form of the provider around it. */
export function useFormContext<Values extends FieldValues>(): Form<Values> {
  const form = useContext(Context);
  if (!form) throw new Error('There is no FormProvider.');
  return form as Form<Values>;
}
