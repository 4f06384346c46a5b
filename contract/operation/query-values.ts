import * as z from 'zod';

/** A value, or several as a list or as a repeated parameter. */
export function several<Value extends z.ZodType>(value: Value, most = 20) {
  return z.union([z.array(value).max(most), value.transform((one) => [one])]).optional();
}

/** A boolean, or its text in a query; false if omitted. */
export const flag = z.union([z.boolean(), z.stringbool()]).default(false);
