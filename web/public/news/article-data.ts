import { company } from '#content/company.ts';
import type { Article } from '#content/news.ts';
import { paths } from '#web/paths.ts';
import { previewPicture } from '#web/shell/preview-picture.ts';
import { PUBLIC_URL } from '#web/shell/public-url.ts';

/** Structured data (JSON-LD) of an article. */
export function articleData({ slug, title, date, summary }: Article): object {
  const url = `${PUBLIC_URL}${paths.article(slug)}`;
  const publisher = { '@type': 'Organization', name: company.brand, url: `${PUBLIC_URL}/` };
  return {
    '@type': 'NewsArticle',
    headline: title,
    description: summary,
    datePublished: date,
    dateModified: date,
    image: `${PUBLIC_URL}${previewPicture(paths.article(slug))}`,
    mainEntityOfPage: url,
    author: publisher,
    publisher,
  };
}
