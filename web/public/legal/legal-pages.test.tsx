import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import CookiesPage from './cookies-page.tsx';
import PrivacyPage from './privacy-page.tsx';
import TermsPage from './terms-page.tsx';

test.each([
  ['Privacy Policy', PrivacyPage],
  ['Terms of Service', TermsPage],
  ['Cookie Policy', CookiesPage],
])('%s says when it was last updated, and its contents lead to its sections', (title, Page) => {
  const { container } = renderPiece(<Page />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(screen.getByText('Last updated December 2024')).toBeDefined();
  const targets = [...container.querySelectorAll('a[href^="#"]')].map(
    (link) => link.getAttribute('href')?.slice(1) ?? '',
  );
  expect(targets.length).toBeGreaterThan(3);
  for (const id of targets) expect(container.querySelector(`[id="${id}"]`), id).not.toBeNull();
});
