import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, serve } from '#web/server-for-tests.ts';
import { VatNote } from './vat-note.tsx';

test('where we charge VAT, prices are said to exclude it', async () => {
  serve({ 'pages.priceTerms': () => ({ exclude_vat: true }) });
  renderPiece(<VatNote />);
  expect(await screen.findByText('Prices exclude VAT.')).toBeDefined();
});

test.each([
  ['where we charge none', () => ({ exclude_vat: false })],
  ['while it is unknown', lost],
])('%s, nothing is said', async (_, response) => {
  const calls = serve({ 'pages.priceTerms': response });
  const { container } = renderPiece(<VatNote />);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(container.textContent).toBe('');
});
