import { useLayoutEffect, useRef } from 'react';
import { type FieldValues, get, type Resolver } from 'react-hook-form';
import { type FieldMessages, withRefused } from '../field-messages.ts';

/** A value that the server refused. */
interface Refused {
  field: string;
  message: string;
  value: unknown;
}

/** Extends a resolver by values that the server refused: each is invalid until its field has another value. */
export function useRefusedValues<Values extends FieldValues, Parsed>(
  resolver: Resolver<Values, unknown, Parsed>,
) {
  const latest = useRef(resolver);
  const refused = useRef<Refused[]>([]);
  useLayoutEffect(() => {
    latest.current = resolver;
  });
  const extended: Resolver<Values, unknown, Parsed> = async (values, ...rest) => {
    const result = await latest.current(values, ...rest);
    const open = refused.current.filter(({ field, value }) => get(values, field) === value);
    return withRefused(result, Object.fromEntries(open.map(({ field, message }) => [field, message])));
  };
  return {
    resolver: extended,
    refuse: (messages: FieldMessages, values: Values) => {
      refused.current = Object.entries(messages).map(([field, message]) => ({
        field,
        message,
        value: get(values, field),
      }));
    },
    clear: () => {
      refused.current = [];
    },
  };
}
