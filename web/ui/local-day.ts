/** '2026-11-21' in the reader's time zone, the format of date inputs. */
export function dayOf(instant: Date): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${instant.getFullYear()}-${part(instant.getMonth() + 1)}-${part(instant.getDate())}`;
}

/** The last minute of a day in the reader's time zone. Null for an invalid date. */
export function endOf(day: string): Date | null {
  const end = new Date(`${day}T23:59:00`);
  return Number.isNaN(end.getTime()) ? null : end;
}
