import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { companyFigures, values } from '#content/about.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import AboutPage from './about-page.tsx';

test('mission and vision are headings with their name', () => {
  renderPiece(<AboutPage />);
  expect(screen.getByRole('heading', { level: 2, name: /^Mission: ?Move freight/ })).toBeDefined();
  expect(screen.getByRole('heading', { level: 2, name: /^Vision: ?A shipper/ })).toBeDefined();
});

test('the four values are a numbered list, each with its practice', () => {
  renderPiece(<AboutPage />);
  const items = within(screen.getByRole('region', { name: /four values/ })).getAllByRole('listitem');
  expect(items.map((item) => within(item).getByRole('heading').textContent)).toEqual([
    'Reliability',
    'Innovation',
    'Sustainability',
    'Excellence',
  ]);
  for (const [index, { practice }] of values.entries()) expect(items[index]?.textContent).toContain(practice);
});

test('the company’s figures have their labels', () => {
  renderPiece(<AboutPage />);
  for (const { value, label } of companyFigures) {
    const term = screen.getByText(label);
    expect(term.closest('div')?.textContent).toContain(value);
  }
});

test('leads to the pages about the company and to the quote form', () => {
  renderPiece(<AboutPage />);
  const more = within(screen.getByRole('region', { name: /^More about/ }));
  expect(more.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/careers',
    '/sustainability',
    '/partnerships',
    '/investor-relations',
    '/news',
  ]);
  expect(screen.getByRole('link', { name: /quote/i }).getAttribute('href')).toBe('/quote');
});
