import { useRef } from 'react';
import type {
  FieldPath,
  FieldValues,
  PathValue,
  UseFormRegisterReturn,
  UseFormReturn,
} from 'react-hook-form';

/** Controls whose value isn’t typed. */
const CHOICE = /^(select|checkbox|radio|file)/;

/** Registers uncontrolled fields. Text typed before hydration stays. */
export function useUncontrolledFields<Values extends FieldValues, Parsed>(
  form: UseFormReturn<Values, unknown, Parsed>,
) {
  const mounted = useRef(new WeakSet<HTMLInputElement>());
  return (name: FieldPath<Values>): UseFormRegisterReturn => {
    const control = form.register(name);
    return {
      ...control,
      ref: (input: HTMLInputElement | null) => {
        const isNew = input && !mounted.current.has(input) && !CHOICE.test(input.type);
        const typed = isNew ? input.value : '';
        if (input) mounted.current.add(input);
        control.ref(input);
        if (typed && typed !== form.getValues(name))
          form.setValue(name, typed as PathValue<Values, FieldPath<Values>>);
      },
    };
  };
}
