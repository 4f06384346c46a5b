import { BUILT_FOR } from '#content/built-for.ts';
import { company } from '#content/company.ts';
import type { Article } from '#content/news.ts';
import { paths } from '#web/paths.ts';
import { previewPicture } from '#web/shell/preview-picture.ts';

/** Structured data (JSON-LD) of an article. */
export function articleData({ slug, title, date, summary }: Article): object {
  const url = `${BUILT_FOR}${paths.article(slug)}`;
  const publisher = { '@type': 'Organization', name: company.brand, url: `${BUILT_FOR}/` };
  return {
    '@type': 'NewsArticle',
    headline: title,
    description: summary,
    datePublished: date,
    dateModified: date,
    image: `${BUILT_FOR}${previewPicture(paths.article(slug))}`,
    mainEntityOfPage: url,
    author: publisher,
    publisher,
  };
}
