import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { CUSTOMER } from '#web/gallery/customer-fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { serve } from '#web/server-for-tests.ts';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { NeedTestData } from './need-test-data.tsx';

beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
});

async function generate(session: object | null) {
  const calls = serve({
    'people.session': () => session,
    'trackingData.generateSample': () => ({ tracking_number: 'GS123456789', created: true }),
  });
  const rendered = renderPiece(<NeedTestData />, { at: '/track/GS000000086' });
  await waitFor(() => expect(calls).toHaveLength(1));
  await waitFor(() => expect(rendered.client.isFetching()).toBe(0));
  await rendered.user.click(screen.getByRole('button', { name: 'Generate sample data' }));
  return { ...rendered, calls };
}

test('a visitor is asked to sign in, with a link that leads back', async () => {
  const { calls } = await generate(null);
  expect(screen.getByRole('alert').textContent).toContain(
    'Please sign in first to generate sample tracking data',
  );
  expect(shownToasts()).toMatchObject([{ title: 'Authentication Required' }]);
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
    `/auth?for=customer&next=${encodeURIComponent('/track/GS000000086')}`,
  );
  expect(calls).toHaveLength(1);
});

test('a customer opens the sample', async () => {
  const { address } = await generate(CUSTOMER);
  await waitFor(() => expect(address()).toBe('/track/GS123456789'));
  expect(shownToasts()).toMatchObject([{ title: 'Sample Data Generated' }]);
});
