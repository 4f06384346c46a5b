import type { PageName } from '../pages.ts';
import type { Service } from '../services.ts';

/** Texts common to all service pages; specific figures are in the page's file. */
export interface ServicePageText {
  slug: Service['slug'];
  page: PageName;
  /** One or two sentences under the heading. */
  lead: string;
  /** The preselected mode of the quote form. */
  quote_mode?: 'ocean' | 'air' | 'road' | 'rail';
  key_figures: readonly { label: string; value: string }[];
  /** Title of the section on how it works. */
  how: string;
  steps: readonly ServiceStep[];
  related: readonly [Service['slug'], Service['slug']];
  next_step: { title: string; text: string };
}

export interface ServiceStep {
  title: string;
  /** One line. */
  text: string;
  /** The mode of transport to the next step; missing where nothing moves. */
  onwards?: 'sea' | 'air' | 'road' | 'rail';
}

/** A region of the network with its number of ports, airports or countries. */
export interface NetworkRegion {
  name: string;
  count: number;
  /** The busiest ones. */
  examples: string;
}
