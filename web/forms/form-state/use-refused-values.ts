import { useLayoutEffect, useRef } from 'react';
import { type FieldValues, get, type Resolver } from 'react-hook-form';
import { type FieldMessages, withRefused } from '../field-messages.ts';

interface Refused {
  field: string;
  message: string;
  value: unknown;
}

/** A resolver that also reports the values that the server refused, each until its field has another value. */
export function useRefusedValues<Values extends FieldValues, Parsed>(
  validate: Resolver<Values, unknown, Parsed>,
) {
  const latest = useRef(validate);
  const refused = useRef<Refused[]>([]);
  useLayoutEffect(() => {
    latest.current = validate;
  });
  const resolver: Resolver<Values, unknown, Parsed> = async (values, ...rest) => {
    const result = await latest.current(values, ...rest);
    const open = refused.current.filter(({ field, value }) => get(values, field) === value);
    return withRefused(result, Object.fromEntries(open.map(({ field, message }) => [field, message])));
  };
  return {
    resolver,
    /** The server's messages on `values`. They replace earlier ones. */
    refuse: (messages: FieldMessages, values: Values) => {
      refused.current = Object.entries(messages).map(([field, message]) => ({
        field,
        message,
        value: get(values, field),
      }));
    },
    acceptAll: () => {
      refused.current = [];
    },
  };
}
