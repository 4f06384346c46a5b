import type { TextSection } from '../text.ts';

export interface LegalText {
  /** The title of the page. */
  last_updated: string;
  /** One or two sentences under the heading. */
  lead: string;
  sections: readonly TextSection[];
}

export const LAST_UPDATED = 'December 2024';
