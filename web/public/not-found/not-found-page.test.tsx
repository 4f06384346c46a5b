import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import NotFoundPage from './not-found-page.tsx';

const reports = () => {
  const fetched = vi.fn(async () => new Response());
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

test('offers the way home, and phone and e-mail', () => {
  reports();
  renderPiece(<NotFoundPage />, { at: '/no/such/page' });
  expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Return Home' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('link', { name: '+1 (310) 555-0100' }).getAttribute('href')).toMatch(/^tel:/);
  expect(screen.getByRole('link', { name: /@/ }).getAttribute('href')).toMatch(/^mailto:/);
});

test('a broken link is reported once, without cookies', () => {
  const fetched = reports();
  const { unmount } = renderPiece(<NotFoundPage />, { at: '/old/link' });
  unmount();
  renderPiece(<NotFoundPage />, { at: '/old/link' });
  expect(fetched).toHaveBeenCalledExactlyOnceWith(
    '/api/pages/missing',
    expect.objectContaining({ credentials: 'omit', body: '{"path":"/old/link"}' }),
  );
});

test('Go Back returns to the page before', async () => {
  reports();
  window.history.replaceState(null, '', '/about');
  window.history.pushState(null, '', '/no/such/page');
  const { user, address } = renderPiece(<NotFoundPage />, { at: '/no/such/page' });
  await user.click(screen.getByRole('button', { name: 'Go Back' }));
  await vi.waitFor(() => expect(address()).toBe('/about'));
});
