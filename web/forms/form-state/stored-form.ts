/** A public form as `useStoredForm` stores it in session storage. */
export interface StoredForm<Values> {
  values: Values;
  /** In ms since the epoch. */
  opened_at: number;
}

export function storedFormKey(name: string): string {
  return `groundswell.${name}.1`;
}
