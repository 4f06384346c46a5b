import { PUBLIC_URL } from '#web/shell/public-url.ts';

/** Breadcrumb structured data (JSON-LD), starting with home. */
export function breadcrumbData(trail: readonly { title: string; path: string }[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ title: 'Home', path: '/' }, ...trail].map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: `${PUBLIC_URL}${path}`,
    })),
  };
}
