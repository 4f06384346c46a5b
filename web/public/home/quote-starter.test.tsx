import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { QuoteStarter } from './quote-starter.tsx';

test('three fields lead to the quote form with them filled in', async () => {
  const { user, address } = renderPiece(<QuoteStarter />);
  await user.type(screen.getByLabelText('From'), 'Shanghai');
  await user.type(screen.getByLabelText('To'), 'Rotterdam');
  await user.type(screen.getByRole('textbox', { name: /^Weight/ }), '1,200');
  await user.click(screen.getByRole('button', { name: 'See prices' }));
  expect(address()).toBe('/quote?origin=Shanghai&destination=Rotterdam&weight=1%2C200');
});

test('the weight may be empty', async () => {
  const { user, address } = renderPiece(<QuoteStarter />);
  await user.type(screen.getByLabelText('From'), 'Shanghai');
  await user.type(screen.getByLabelText('To'), 'Rotterdam{Enter}');
  expect(address()).toBe('/quote?origin=Shanghai&destination=Rotterdam');
});

test('it is a plain form, so it works without scripts', () => {
  const router = createMemoryRouter([{ path: '*', element: <QuoteStarter /> }]);
  const html = renderToString(<RouterProvider router={router} />);
  expect(html).toMatch(/<form[^>]*action="\/quote"/);
  expect(html).toMatch(/<form[^>]*method="get"/);
  for (const name of ['origin', 'destination', 'weight']) expect(html).toContain(`name="${name}"`);
});

test('what was typed before hydration stays', async () => {
  const container = document.createElement('div');
  const router = createMemoryRouter([{ path: '*', element: <QuoteStarter /> }]);
  container.innerHTML = renderToString(<RouterProvider router={router} />);
  document.body.append(container);
  const from = container.querySelector<HTMLInputElement>('input[name="origin"]');
  if (from) from.value = 'Houston, TX';
  renderPiece(<QuoteStarter />, { container });
  expect(await screen.findByDisplayValue('Houston, TX')).toBeDefined();
});
