import { screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { RECEIPT } from '#web/gallery/fixtures.ts';
import { paths } from '#web/paths.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { serve } from '#web/server-for-tests.ts';
import QuotePage from './quote-page.tsx';

beforeEach(() => sessionStorage.clear());

const LANE = paths.quote({ origin: 'Houston', destination: 'Rotterdam', mode: 'ocean' });

function open(at: string = paths.quote(), calls: Parameters<typeof serve>[0] = {}) {
  serve({ 'geography.suggest': () => [], 'quotes.request': () => RECEIPT, ...calls });
  return renderPiece(
    <>
      <QuotePage />
      <Link to={LANE}>Houston to Rotterdam</Link>
    </>,
    { at },
  );
}
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const ocean = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Ocean/ });

test('a link fills in the form each time it is followed', async () => {
  const { user } = open();
  const follow = () => user.click(screen.getByRole('link', { name: 'Houston to Rotterdam' }));
  await follow();
  await waitFor(() => expect(field(/^Origin/).value).toBe('Houston'));
  await user.clear(field(/^Origin/));
  await user.click(ocean());
  await follow();
  await waitFor(() => expect(field(/^Origin/).value).toBe('Houston'));
  expect(ocean().checked).toBe(true);
});

test('a reload keeps what was changed since', async () => {
  const { user, unmount } = open(LANE);
  await user.clear(field(/^Origin/));
  await user.type(field(/^Origin/), 'Dallas');
  unmount();
  open(LANE);
  expect(field(/^Origin/).value).toBe('Dallas');
});

test('the prices of a receipt replace those beside the form at once', async () => {
  const { reference: _, ...PRICES } = RECEIPT;
  const { user } = open(LANE, { 'quotes.estimate': () => PRICES });
  const tables = () => screen.queryAllByRole('table', { name: /^First estimates/ });
  await waitFor(() => expect(tables()).not.toEqual([]));
  await user.type(field(/^E-?mail/i), 'ann@lind.example');
  await user.click(screen.getByRole('button', { name: 'Request a Quote' }));
  await screen.findByRole('heading', { name: 'We’ve received your request' });
  expect(tables()).toHaveLength(1);
});

test('a receipt shows what was sent, and a link starts another quote', async () => {
  const { user } = open(LANE);
  await user.type(field(/^E-?mail/i), 'ann@lind.example');
  await user.click(screen.getByRole('button', { name: 'Request a Quote' }));
  expect(await screen.findByRole('heading', { name: 'We’ve received your request' })).toBeDefined();
  await user.type(field(/^E-?mail/i), '.org');
  await user.click(screen.getByRole('checkbox', { name: /^Rail/ }));
  expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe(
    '/register#email=ann%40lind.example',
  );
  expect(screen.queryByText(/^Rail.*our team will confirm/)).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Houston to Rotterdam' }));
  expect(await screen.findByRole('button', { name: 'Request a Quote' })).toBeDefined();
});
