import { company } from '#content/company.ts';
import type { VerifiedDocument } from '#contract/documents.ts';

/** The result of a check. 'unknown' if no document has the code. */
export type Outcome = VerifiedDocument['outcome'] | 'unknown';

export interface Verdict {
  title: string;
  /** The meaning and what to do next. */
  sentence: string;
}

type Read = Pick<VerifiedDocument, 'outcome' | 'replaced' | 'issued_at' | 'surrendered_on' | 'voided_at'>;

/** The text for a result. `dayOf` formats a date: '14 Oct 2025'. */
export function verdictOf(document: Read | null, dayOf: (day: Date) => string): Verdict {
  if (!document) return UNKNOWN;
  const { outcome, replaced, issued_at, surrendered_on, voided_at } = document;
  switch (outcome) {
    case 'current':
      if (surrendered_on)
        return {
          title: 'Genuine, originals surrendered',
          sentence: `${company.brand} issued this document${on(issued_at, dayOf)}. Its originals were surrendered${on(new Date(surrendered_on), dayOf)}, so the goods can no longer be claimed with one.`,
        };
      return {
        title: 'Genuine and current',
        sentence: `${company.brand} issued this document${on(issued_at, dayOf)}, and it is in force. Compare the details below with the document: they must match.`,
      };
    case 'draft':
      return {
        title: 'Draft: not valid',
        sentence: 'This draft is for review only. It has not been issued, so don’t rely on it.',
      };
    case 'void':
      return {
        title: 'No longer valid',
        sentence: replaced
          ? `Replaced by a newer version${on(voided_at, dayOf)}. Ask the sender for the current version.`
          : `Declared void${on(voided_at, dayOf)}. It has not been replaced.`,
      };
  }
}

const UNKNOWN: Verdict = {
  title: 'Code not recognized',
  sentence: `Compare it with the document, letter by letter. If it matches, the document isn’t ours: call ${company.phone.replaceAll(' ', '\u00a0')} before you rely on it.`,
};

function on(day: Date | null, dayOf: (day: Date) => string) {
  return day ? ` on ${dayOf(day)}` : '';
}
