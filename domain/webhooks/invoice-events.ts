/** Whether these patterns match events of invoices, which state amounts. */
export function matchesInvoices(patterns: readonly string[]): boolean {
  return patterns.some((pattern) => pattern === '*' || pattern.startsWith('invoice.'));
}
