import { company } from '#content/company.ts';
import type { VerifiedDocument } from '#contract/documents.ts';

/** What is said of a code: 'unknown' where no document bears it. */
export type Verdict = VerifiedDocument['outcome'] | 'unknown';

export interface VerdictText {
  title: string;
  /** What it means, and what to do about it. */
  sentence: string;
}

type Read = Pick<VerifiedDocument, 'outcome' | 'replaced' | 'issued_at' | 'voided_at'>;

/** `dayOf` writes a day: '14 Oct 2025'. */
export function wordsOf(document: Read | null, dayOf: (day: Date) => string): VerdictText {
  if (!document) return UNKNOWN;
  const { outcome, replaced, issued_at, voided_at } = document;
  switch (outcome) {
    case 'current':
      return {
        title: 'Genuine and current',
        sentence: `${company.brand} issued this document${on(issued_at, dayOf)}, and it is in force. Compare what stands below with the paper: it must be the same.`,
      };
    case 'draft':
      return {
        title: 'A draft: not valid',
        sentence:
          'This was drawn up for review only. It has not been issued, and nobody may rely on it until it is.',
      };
    case 'void':
      return {
        title: 'No longer valid',
        sentence: replaced
          ? `Replaced by a newer version${on(voided_at, dayOf)}. Ask whoever gave you this paper for the new one.`
          : `Declared void${on(voided_at, dayOf)}. Nothing has taken its place.`,
      };
  }
}

const UNKNOWN: VerdictText = {
  title: 'We do not know this code',
  sentence: `Please compare it with the paper, letter by letter. If it is the same, the paper is not from us: call ${company.phone} before you rely on it.`,
};

function on(day: Date | null, dayOf: (day: Date) => string) {
  return day ? ` on ${dayOf(day)}` : '';
}
