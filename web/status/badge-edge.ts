/** The specification's variants are a difference of edge: default and destructive have one, secondary has none. */
const EDGED: ReadonlySet<string> = new Set(['delivered', 'in transit', 'paid', 'overdue']);

/** Whether a portal badge has an edge, by status, case-insensitive. Red is for overdue invoices, so pending ones have none. */
export function hasEdge(status: string): boolean {
  return EDGED.has(status.toLowerCase());
}
