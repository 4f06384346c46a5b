export const COOKIE_CATEGORIES = ['essential', 'analytics', 'functional', 'marketing'] as const;
export type CookieCategory = (typeof COOKIE_CATEGORIES)[number];

export interface CategoryWords {
  category: CookieCategory;
  title: string;
  /** Shown in Cookie Settings under the title. */
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

export const cookieLabels = {
  banner_title: 'Your choice about cookies',
  banner_text: 'We store what the site needs to work. Anything beyond that only if you accept.',
  accept: 'Accept',
  reject: 'Reject',
  settings: 'Cookie Settings',
  settings_text:
    'Choose what may be stored in this browser. You can come back here from the foot of every page.',
  save: 'Save choice',
  cancel: 'Cancel',
  policy: 'Cookie Policy',
} as const;
