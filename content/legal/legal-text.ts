import type { TextSection } from '../text.ts';

export interface LegalText {
  /** As the page shows it. */
  last_updated: string;
  /** One or two sentences under the heading. */
  lead: string;
  sections: readonly TextSection[];
}

export const LAST_UPDATED = 'December 2024';
