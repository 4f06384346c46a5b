import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { NotPermitted } from './not-permitted.tsx';

test.each([
  ['Halden & Oake', /Ask a manager of Halden & Oake/],
  [null, /You are not part of a company/],
])('a member of %s learns whom to ask', (company, sentence) => {
  renderPiece(<NotPermitted company={company} />);
  expect(screen.getByText(sentence)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/dashboard');
});
