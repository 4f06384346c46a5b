/** An option of a `Select`. */
export interface Option<Value extends string = string> {
  value: Value;
  label: string;
}

/** One option for each name, in their order. */
export function optionsOf<Value extends string>(names: Readonly<Record<Value, string>>): Option<Value>[] {
  return Object.entries<string>(names).map(([value, label]) => ({ value: value as Value, label }));
}
