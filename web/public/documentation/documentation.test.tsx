import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { documentation } from '#content/documentation.ts';
import { faq } from '#content/faq.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { DocumentSearch } from './document-search.tsx';
import { FrequentQuestions } from './frequent-questions.tsx';

const field = () => screen.getByRole<HTMLInputElement>('searchbox');
const links = () => within(screen.getAllByRole('list')[0] as HTMLElement).getAllByRole('link');

async function search(text: string) {
  const rendered = renderPiece(<DocumentSearch />, { at: '/documentation' });
  await rendered.user.type(field(), text);
  return rendered;
}

test('without a query, all documents are listed by category', () => {
  renderPiece(<DocumentSearch />);
  for (const { title, items } of documentation) {
    const category = within(screen.getByRole('region', { name: title }));
    expect(category.getAllByRole('listitem')).toHaveLength(items.length);
  }
});

test('results replace the list, are counted, and mark what was found', async () => {
  await search('lading');
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^\d+ results? for “lading”$/));
  expect(screen.queryByRole('region', { name: documentation[0]?.title ?? '' })).toBeNull();
  expect(document.querySelector('mark')?.textContent).toMatch(/lading/i);
});

test('the query is in the URL, and read from it', async () => {
  const { address, unmount } = await search('lading');
  await waitFor(() => expect(address()).toBe('/documentation?q=lading'));
  unmount();
  renderPiece(<DocumentSearch />, { at: '/documentation?q=customs' });
  expect(field().value).toBe('customs');
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('“customs”'));
});

test('nothing found is said, with what to do', async () => {
  await search('qqqq');
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe(
      'No results for “qqqq”. Try another word, or contact us.',
    ),
  );
});

test('arrow keys move from the field into the results and back', async () => {
  const { user } = await search('lading');
  await waitFor(() => expect(links().length).toBeGreaterThan(1));
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(links()[0]);
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(links()[1]);
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(document.activeElement).toBe(field());
});

test('Escape clears the search, from a result as well', async () => {
  const { user } = await search('lading');
  await waitFor(() => expect(links().length).toBeGreaterThan(1));
  await user.keyboard('{ArrowDown}{Escape}');
  expect(field().value).toBe('');
  expect(document.activeElement).toBe(field());
  expect(screen.getByRole('region', { name: documentation[0]?.title ?? '' })).toBeDefined();
});

test('the frequent questions are complete, each with a way on', () => {
  renderPiece(<FrequentQuestions />);
  const region = within(screen.getByRole('region', { name: 'Frequently asked questions' }));
  for (const { question, answer, more } of faq) {
    expect(region.getByText(question)).toBeDefined();
    expect(region.getByText(answer)).toBeDefined();
    expect(region.getAllByRole('link', { name: more.label, hidden: true }).length).toBeGreaterThan(0);
  }
});
