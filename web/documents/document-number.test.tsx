import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { DocumentNumber } from './document-number.tsx';

test('only the digits take space; the text and the tooltip are the whole number', () => {
  renderPiece(<DocumentNumber number="BILL_OF_LADING-1797264000000" />);
  const number = screen.getByTitle('BILL_OF_LADING-1797264000000');
  expect(number.textContent).toBe('BILL_OF_LADING-1797264000000');
  expect(screen.getByText('BILL_OF_LADING-').className).toBe('text-[0px] tracking-[0px]');
});

test('a number of another form is shown whole', () => {
  renderPiece(<DocumentNumber number="PL-GS104588210-2026-001" />);
  expect(screen.getByText('PL-GS104588210-2026-001')).toBeDefined();
});
