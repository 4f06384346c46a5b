import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { categories, featuredPartners, mainStory } from '#content/partnerships.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import PartnershipsPage from './partnerships-page.tsx';

test('says that partners and figures are fictional', () => {
  renderPiece(<PartnershipsPage />);
  expect(screen.getByText(/fictional: sample data of a demonstration company/)).toBeDefined();
});

test('each category says what both sides commit to', () => {
  renderPiece(<PartnershipsPage />);
  const section = screen.getByRole('region', { name: 'Who we work with' });
  for (const { title, we_bring, we_ask } of categories) {
    const row = within(section).getByText(title).closest('tr');
    expect(row?.textContent).toContain(we_bring);
    expect(row?.textContent).toContain(we_ask);
  }
});

test('every featured partner is named', () => {
  renderPiece(<PartnershipsPage />);
  const section = screen.getByRole('region', { name: 'Featured partners' });
  for (const { name } of featuredPartners) expect(section.textContent).toContain(name);
});

test('the success story states each measure before and after', () => {
  renderPiece(<PartnershipsPage />);
  const table = screen.getByRole('table', { name: mainStory.measured });
  for (const { label, before, after } of mainStory.figures) {
    const row = within(table).getByRole('row', { name: new RegExp(label) });
    const cells = within(row)
      .getAllByRole('cell')
      .map((cell) => Number.parseFloat(cell.textContent ?? ''));
    expect(cells).toEqual([before, after]);
  }
});

test('becoming a partner starts with a message about it', () => {
  renderPiece(<PartnershipsPage />);
  for (const name of ['Become a Partner', 'Write to Us'])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/contact?subject=Partnership');
});
