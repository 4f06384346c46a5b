type Value = string | number | boolean | Date | null | undefined;

export type ListFilter = Readonly<Record<string, Value | readonly Value[]>>;

/** The address of a list as a file. */
export function exportPath(path: string, filter: ListFilter, format: string): string {
  const parameters = new URLSearchParams({ format });
  for (const [name, values] of Object.entries(filter))
    for (const value of [values].flat())
      if (value !== undefined && value !== null && value !== '' && value !== false)
        parameters.append(name, value instanceof Date ? value.toISOString() : String(value));
  return `${path}?${parameters}`;
}
