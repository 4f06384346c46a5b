/** '5 December 2026, 12:00 UTC': when an offer expires, for e-mails and PDFs. */
export function validityLabel(at: Date): string {
  const parts = {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  } as const;
  return `${at.toLocaleString('en-GB', { ...parts, timeZone: 'UTC' }).replace(' at ', ', ')} UTC`;
}
