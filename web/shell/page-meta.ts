import type { MetaDescriptor } from 'react-router';
import { company } from '#content/company.ts';
import { type PageName, type PublicPage, publicPages } from '#content/pages.ts';
import { PUBLIC_URL } from '#web/shell/public-url.ts';
import { previewPicture } from './preview-picture.ts';

/** The document title, unique per screen: `meta: () => pageMeta('Track Your Shipment')`. */
export function pageMeta(title: string, description?: string): MetaDescriptor[] {
  return [
    { title: `${title} · ${company.brand}` },
    ...(description ? [{ name: 'description', content: description }] : []),
  ];
}

/** Metadata of a content page for search engines and link previews. `data` is additional JSON-LD. */
export function publicPageMeta(name: PageName, ...data: object[]): MetaDescriptor[] {
  return describedPage(publicPages[name], ...data);
}

/** Metadata of a page outside the list of public pages, such as an article or a job. */
export function describedPage({ path, title, description }: PublicPage, ...data: object[]): MetaDescriptor[] {
  const url = `${PUBLIC_URL}${path === '/' ? '/' : path}`;
  return [
    { title: path === '/' ? `${company.brand} · ${title}` : `${title} · ${company.brand}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: company.brand },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: `${PUBLIC_URL}${previewPicture(path)}` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: `${title}, on a chart of the Pacific` },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...data.map((entry) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...entry } })),
  ];
}
