import { expect, test } from 'vitest';
import { events } from './events.ts';
import { articleOf, articles, neighboursOf } from './news.ts';
import { publicPages } from './pages.ts';
import { reports } from './reports.ts';

const pageTitles: readonly string[] = Object.values(publicPages).map(({ title }) => title);

test.each(articles)('$slug has a valid date', ({ date }) => {
  expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
});

test.each(articles)('$slug has the length of an article', ({ summary, parts }) => {
  const text = [
    summary,
    ...parts.flatMap(({ title = '', paragraphs, points = [] }) => [title, ...paragraphs, ...points]),
  ];
  const words = text.join(' ').split(/\s+/).length;
  expect(words).toBeGreaterThanOrEqual(150);
  expect(words).toBeLessThanOrEqual(300);
});

test.each(articles)('$slug has a summary of the length that search results show', ({ summary }) => {
  expect(summary.length).toBeGreaterThanOrEqual(50);
  expect(summary.length).toBeLessThanOrEqual(160);
});

test('articles are sorted newest first', () => {
  const dates = articles.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test('the neighbours of an article are the previous and the next one', () => {
  const [newest, second, third] = articles;
  if (!newest || !second) throw new Error('Two articles are needed.');
  expect(neighboursOf(second)).toEqual({ older: third, newer: newest });
  expect(neighboursOf(newest)).toEqual({ older: second, newer: undefined });
});

test('an unknown slug has no article', () => {
  expect(articleOf('no-such-article')).toBeUndefined();
  expect(articleOf(undefined)).toBeUndefined();
});

test.each([
  ['articles', articles.map(({ slug }) => slug)],
  ['events', events.map(({ slug }) => slug)],
  ['reports', reports.map(({ file }) => file)],
  ['titles of pages and articles', [...pageTitles, ...articles.map(({ title }) => title)]],
])('no two %s have the same name', (_, names) => {
  expect(new Set(names).size).toBe(names.length);
});

test.each(events)('$slug ends after it starts and has a valid time zone', (event) => {
  expect(event.starts_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00Z$/);
  expect(Date.parse(event.ends_at)).toBeGreaterThan(Date.parse(event.starts_at));
  expect(() => new Intl.DateTimeFormat('en', { timeZone: event.time_zone })).not.toThrow();
});

test.each(['company', 'financial'])('the %s calendar is chronological', (calendar) => {
  const starts = events.filter((event) => event.calendar === calendar).map(({ starts_at }) => starts_at);
  expect(starts.length).toBeGreaterThan(0);
  expect(starts).toEqual(starts.toSorted());
});
