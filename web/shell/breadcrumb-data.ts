import { BUILT_FOR } from '#content/built-for.ts';

/** Breadcrumb structured data (JSON-LD), starting with home. */
export function breadcrumbData(trail: readonly { title: string; path: string }[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ title: 'Home', path: '/' }, ...trail].map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: `${BUILT_FOR}${path}`,
    })),
  };
}
