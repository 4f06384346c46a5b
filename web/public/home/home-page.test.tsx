import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, serve } from '#web/server-for-tests.ts';
import HomePage from './home-page.tsx';

test('the sections come in their order, from the headline to the quote form', async () => {
  serve({ 'tracking.find': lost });
  renderPiece(<HomePage />);
  await screen.findByRole('heading', { name: 'Services' });
  await screen.findByRole('heading', { name: 'Request a Quote' });
  const titles = screen
    .getAllByRole('heading')
    .filter(({ tagName }) => tagName !== 'H3')
    .map((heading) => heading.textContent);
  expect(titles).toEqual([
    'Enterprise global logistics, plotted port to port.',
    'What does your lane cost?',
    'Services',
    'Why Groundswell',
    'A customer’s story',
    'Request a Quote',
    'What happens next',
  ]);
});

test('a verification link’s outcome is stated on top, with the next step', async () => {
  serve({ 'tracking.find': lost });
  const { address } = renderPiece(<HomePage />, { at: '/?verification=expired' });
  expect(await screen.findByText('This link has expired or is invalid')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Send again' }).getAttribute('href')).toBe('/settings');
  await waitFor(() => expect(address()).toBe('/'));
});
