import { useEffect, useState } from 'react';
import type { FieldMessages } from '#web/forms/field-messages.ts';

/**
 * Errors beside the fields, before anything is sent: those in `wrong` once a field has lost focus, the server's until
 * the field changes. Fields in `visited` have lost focus already.
 */
export function useFieldErrors(wrong: FieldMessages, visited: readonly string[] = []) {
  const [refusals, refuse] = useState<FieldMessages>({});
  const [left, setLeft] = useState<ReadonlySet<string>>(() => new Set(visited));
  return {
    /** The server's messages. */
    refusals,
    refuse,
    errorOf: (field: string) => refusals[field] ?? (left.has(field) ? wrong[field] : undefined),
    leave: (field: string) => setLeft((former) => new Set(former).add(field)),
    /** Drops the server's messages for fields that have changed. */
    accept: (isChanged: (field: string) => boolean) =>
      refuse((former) => Object.fromEntries(Object.entries(former).filter(([field]) => !isChanged(field)))),
    reset: () => {
      refuse({});
      setLeft(new Set());
    },
  };
}

/** Rules with a large schema, loaded when `needed`; undefined until then. */
export function useLazyRules<Rules>(load: () => Promise<Rules>, needed: boolean): Rules | undefined {
  const [loaded, setLoaded] = useState<{ rules: Rules } | null>(null);
  const loads = needed && loaded === null;
  useEffect(() => {
    if (loads) void load().then((rules) => setLoaded({ rules }));
  }, [load, loads]);
  return loaded?.rules;
}
