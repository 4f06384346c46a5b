export const COOKIE_CATEGORIES = ['essential', 'analytics', 'functional', 'marketing'] as const;
export type CookieCategory = (typeof COOKIE_CATEGORIES)[number];

/** Something the site keeps in the browser. */
export interface StoredItem {
  /** A key that ends with `*` stands for all that begin so. */
  key: string;
  place: 'cookie' | 'local storage' | 'session storage';
  category: CookieCategory;
  purpose: string;
  life: string;
}

/** All of it. A test compares this table with the keys that stand in the source. */
export const storedItems: readonly StoredItem[] = [
  {
    key: 'groundswell.session_token',
    place: 'cookie',
    category: 'essential',
    purpose:
      'Keeps you signed in. Scripts cannot read it. Set when you sign in; over HTTPS its name starts with __Secure-.',
    life: '7 days after last use, or until you sign out',
  },
  {
    key: 'groundswell.session',
    place: 'local storage',
    category: 'essential',
    purpose:
      'Your name and role, so that pages greet you without waiting for the server. Holds no password or key.',
    life: 'until you sign out or the session ends',
  },
  {
    key: 'groundswell.consent',
    place: 'local storage',
    category: 'essential',
    purpose: 'Your choice in the cookie banner, so that you are not asked on every page.',
    life: '12 months, then we ask again',
  },
  {
    key: 'groundswell.theme',
    place: 'local storage',
    category: 'essential',
    purpose: 'Day or night appearance, once you have chosen it in the footer.',
    life: 'until you choose System again',
  },
  {
    key: 'groundswell.shipment-draft.1',
    place: 'session storage',
    category: 'essential',
    purpose: 'Your entries on Create Shipment, so that a reload does not lose them.',
    life: 'until you book, or close the tab',
  },
  {
    key: 'react-router-scroll-positions',
    place: 'session storage',
    category: 'essential',
    purpose: 'How far each page was scrolled, so that Back returns to the same place.',
    life: 'until you close the tab',
  },
];

export interface CategoryWords {
  category: CookieCategory;
  title: string;
  /** In Cookie Settings, under the title. */
  text: string;
}

export const cookieCategories: readonly CategoryWords[] = [
  {
    category: 'essential',
    title: 'Essential',
    text: 'Signing in, drafts you are writing, your choices. The site does not work without them.',
  },
  {
    category: 'functional',
    title: 'Functional',
    text: 'Conveniences you did not ask for, such as remembering recent tracking numbers.',
  },
  {
    category: 'analytics',
    title: 'Analytics',
    text: 'Counting visits. None are in use; this keeps your answer in case that changes.',
  },
  {
    category: 'marketing',
    title: 'Marketing',
    text: 'Advertising. None are in use; this keeps your answer in case that changes.',
  },
];

export const cookieWords = {
  banner_title: 'Your choice about cookies',
  banner_text: 'We store what the site needs to work. Anything beyond that only if you accept.',
  accept: 'Accept',
  reject: 'Reject',
  settings: 'Cookie Settings',
  settings_text:
    'Choose what may be stored in this browser. You can come back here from the foot of every page.',
  save: 'Save choice',
  policy: 'Cookie Policy',
} as const;
