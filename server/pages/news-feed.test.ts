import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Article, articles } from '#content/news.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { feedOf } from './news-feed.ts';

let product: TestApp;
beforeAll(async () => {
  product = await startTestApp();
});
afterAll(() => product.close());

const article: Article = {
  slug: 'one',
  kind: 'News',
  title: 'Ships & trains: <fast> "and" slow',
  date: '2024-03-07',
  summary: 'More than 5 > 4',
  figures: [],
  parts: [],
};

test('the feed is served as RSS with every article', async () => {
  const response = await product.visitor.request('GET', '/news/feed.xml');
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(response.headers['cache-control']).toBe('public, max-age=3600');
  expect(response.body.match(/<item>/g)).toHaveLength(articles.length);
  for (const { slug } of articles)
    expect(response.body).toContain(`<guid isPermaLink="true">http://localhost:3000/news/${slug}</guid>`);
});

test('XML characters are escaped', () => {
  const feed = feedOf([article], 'https://freight.example');
  expect(feed).toContain('<title>Ships &amp; trains: &lt;fast&gt; &quot;and&quot; slow</title>');
  expect(feed).toContain('<description>More than 5 &gt; 4</description>');
  expect(feed).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/);
});

test('every element is closed, in order', () => {
  const open: string[] = [];
  const feed = feedOf(articles, 'https://freight.example').replace(/<\?xml[^>]*\?>/, '');
  for (const [, closing, name, itself] of feed.matchAll(/<(\/?)([a-zA-Z:]+)[^>]*?(\/?)>/g)) {
    if (closing) expect(open.pop()).toBe(name);
    else if (!itself) open.push(name as string);
  }
  expect(open).toEqual([]);
});

test('dates have the RFC 822 format', () => {
  expect(feedOf([article], '')).toContain('<pubDate>Thu, 07 Mar 2024 00:00:00 GMT</pubDate>');
});
