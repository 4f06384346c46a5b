import type { PageName } from '../pages.ts';
import type { Service } from '../services.ts';

/** What every service page says; its own figures stand beside it in the same file. */
export interface ServicePageText {
  slug: Service['slug'];
  page: PageName;
  /** One or two sentences under the heading. */
  lead: string;
  /** What the quote form starts with. */
  quote_mode?: 'ocean' | 'air' | 'road' | 'rail';
  key_figures: readonly { label: string; value: string }[];
  /** Of the section that tells how it works. */
  how: string;
  steps: readonly ServiceStep[];
  related: readonly [Service['slug'], Service['slug']];
  next_step: { title: string; text: string };
}

export interface ServiceStep {
  title: string;
  /** One line. */
  text: string;
  /** What carries the cargo on to the next step; nothing moves where it is missing. */
  onwards?: 'sea' | 'air' | 'road' | 'rail';
}

/** A part of the network: how many ports, airports or countries of it we serve. */
export interface NetworkRegion {
  name: string;
  count: number;
  /** The busiest, as a reader would look for them. */
  examples: string;
}
