import type { FastifyInstance } from 'fastify';
import { company } from '#content/company.ts';
import { type Article, articles } from '#content/news.ts';
import { publicPages } from '#content/pages.ts';
import type { Settings } from '../dependencies.ts';
import { escapeHtml } from './escape-html.ts';

/** The news as an RSS 2.0 feed. */
export async function newsFeed(app: FastifyInstance, { settings }: { settings: Settings }) {
  const feed = feedOf(articles, settings.publicUrl);
  app.get('/news/feed.xml', (_, reply) =>
    reply
      .header('content-type', 'application/rss+xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(feed),
  );
}

/** `publicUrl` has no trailing slash. */
export function feedOf(entries: readonly Article[], publicUrl: string): string {
  const [newest] = entries;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeHtml(`${company.brand} news`)}</title>
<link>${escapeHtml(`${publicUrl}${publicPages.news.path}`)}</link>
<description>${escapeHtml(publicPages.news.description)}</description>
<language>en</language>
<atom:link href="${escapeHtml(`${publicUrl}/news/feed.xml`)}" rel="self" type="application/rss+xml"/>
${newest ? `<lastBuildDate>${rssDate(newest.date)}</lastBuildDate>` : ''}
${entries.map((article) => itemOf(article, publicUrl)).join('\n')}
</channel>
</rss>
`;
}

function itemOf({ slug, kind, title, date, summary }: Article, publicUrl: string): string {
  const url = escapeHtml(`${publicUrl}${publicPages.news.path}/${slug}`);
  return `<item>
<title>${escapeHtml(title)}</title>
<link>${url}</link>
<guid isPermaLink="true">${url}</guid>
<category>${escapeHtml(kind)}</category>
<pubDate>${rssDate(date)}</pubDate>
<description>${escapeHtml(summary)}</description>
</item>`;
}

/** RFC 822 with a four-digit year, as RSS requires. */
function rssDate(date: string): string {
  return new Date(date).toUTCString();
}
