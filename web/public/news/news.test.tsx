import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { eventsOf } from '#content/events.ts';
import { articles } from '#content/news.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import ArticlePage from './article-page.tsx';
import { Day } from './day.tsx';
import { EventList } from './event-list.tsx';
import NewsPage from './news-page.tsx';

const [newest, second] = articles as [(typeof articles)[0], (typeof articles)[0]];
const oldest = articles.at(-1) as typeof newest;

test('the newest article leads, and each other one is listed once, under its kind', () => {
  renderPiece(<NewsPage />);
  expect(screen.getByRole('heading', { level: 2, name: newest.title })).toBeDefined();
  for (const [region, kind] of [
    ['News', 'News'],
    ['Press releases', 'Press release'],
  ] as const) {
    const listed = within(screen.getByRole('region', { name: region })).queryAllByRole('heading', {
      level: 3,
    });
    const expected = articles.slice(1).filter((article) => article.kind === kind);
    expect(listed.map((heading) => heading.textContent)).toEqual(expected.map(({ title }) => title));
  }
});

test('a title leads to its article', async () => {
  const { user, address } = renderPiece(<NewsPage />);
  await user.click(screen.getByRole('link', { name: second.title }));
  expect(address()).toBe(`/news/${second.slug}`);
});

test('each event has its local time and a calendar file', () => {
  const events = eventsOf('company');
  renderPiece(<EventList events={events} />);
  const [first] = events;
  expect(screen.getAllByRole('listitem')).toHaveLength(events.length);
  const link = screen.getByRole('link', { name: new RegExp(`^Add to Calendar *${first?.title}`) });
  expect(link.getAttribute('href')).toContain(first?.slug);
  expect(link.hasAttribute('download')).toBe(true);
});

test('a date is the same in every time zone', () => {
  renderPiece(<Day date="2024-10-14" />);
  expect(screen.getByText('14 October 2024').getAttribute('datetime')).toBe('2024-10-14');
});

const article = (slug: string) =>
  renderPiece(
    <Routes>
      <Route path="/news/:slug" element={<ArticlePage />} />
    </Routes>,
    { at: `/news/${slug}` },
  );

test('an article has its title, all its parts and its figures', () => {
  article(newest.slug);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(newest.title);
  for (const { title, paragraphs } of newest.parts) {
    if (title) expect(screen.getByRole('heading', { level: 2, name: title })).toBeDefined();
    for (const paragraph of paragraphs) expect(screen.getByText(paragraph)).toBeDefined();
  }
  expect(screen.getByLabelText('In figures').textContent).toContain(newest.figures[0]?.value);
});

test('the breadcrumb leads back to the news', () => {
  article(newest.slug);
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/news']);
  expect(trail.getByText(newest.title).getAttribute('aria-current')).toBe('page');
});

test.each([
  ['newest', newest, { Previous: true, Next: false }],
  ['second', second, { Previous: true, Next: true }],
  ['oldest', oldest, { Previous: false, Next: true }],
] as const)('the %s article leads to its neighbours', (_, { slug }, neighbours) => {
  article(slug);
  const more = within(screen.getByRole('navigation', { name: 'More articles' }));
  for (const [label, exists] of Object.entries(neighbours))
    expect(more.queryByRole('link', { name: new RegExp(`^${label}`) }) !== null).toBe(exists);
  expect(more.getByRole('link', { name: 'All news and events' }).getAttribute('href')).toBe('/news');
});

test('an unknown article is not found', async () => {
  article('no-such-article');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeDefined();
});
