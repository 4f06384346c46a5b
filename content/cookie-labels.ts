export const COOKIE_CATEGORIES = ['essential', 'analytics', 'functional', 'marketing'] as const;
export type CookieCategory = (typeof COOKIE_CATEGORIES)[number];

interface CategoryLabels {
  category: CookieCategory;
  title: string;
  /** Shown in Cookie Settings under the title. */
  text: string;
}

export const cookieCategories: readonly CategoryLabels[] = [
  {
    category: 'essential',
    title: 'Essential',
    text: 'Signing in, your drafts and your choices. The site doesn’t work without them.',
  },
  {
    category: 'functional',
    title: 'Functional',
    text: 'Optional conveniences, such as remembering recent tracking numbers.',
  },
  {
    category: 'analytics',
    title: 'Analytics',
    text: 'Counting visits. We use none today; we store your choice in case that changes.',
  },
  {
    category: 'marketing',
    title: 'Marketing',
    text: 'Advertising. We use none today; we store your choice in case that changes.',
  },
];

export const cookieLabels = {
  banner_title: 'Your choice about cookies',
  banner_text: 'We store what the site needs to work, and anything else only if you accept.',
  accept: 'Accept',
  reject: 'Reject',
  settings: 'Cookie Settings',
  settings_text:
    'Choose what may be stored in this browser. You can reopen these settings from the footer of any page.',
  save: 'Save choice',
  cancel: 'Cancel',
  policy: 'Cookie Policy',
} as const;
