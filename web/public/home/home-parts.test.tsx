import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { customerStory } from '#content/customer-story.ts';
import { services } from '#content/services.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { CustomerStory } from './customer-story.tsx';
import { Hero } from './hero.tsx';
import { ReasonBlocks } from './reason-blocks.tsx';
import { ServiceList } from './service-list.tsx';

test('the hero tracks a number, and has one link to the quote form', async () => {
  const { user, address } = renderPiece(<Hero />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Enterprise global logistics/);
  expect(screen.getAllByRole('link', { name: /quote/i }).map((link) => link.getAttribute('href'))).toEqual([
    '/quote',
  ]);
  await user.type(screen.getByRole('textbox', { name: 'Tracking number' }), 'GS123456789{Enter}');
  expect(address()).toBe('/track?tracking=GS123456789');
});

test('the chart can be paused, and the button comes before the demo shipment', async () => {
  const { user } = renderPiece(<Hero />);
  const pause = screen.getByRole('button', { name: 'Pause the chart animation' });
  const card = screen.getByRole('region', { name: 'Demo shipment' });
  expect(pause.compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(pause);
  expect(screen.getByRole('button', { name: 'Play the chart animation' })).toBeDefined();
});

test('each of the three benefits has a picture for day and one for night, which wait until they are near', () => {
  const { container } = renderPiece(<ReasonBlocks />);
  for (const title of ['Real-time tracking', 'Competitive rates', 'Cargo insurance'])
    expect(screen.getByRole('heading', { level: 3, name: title })).toBeDefined();
  const pictures = [...container.querySelectorAll('img')];
  expect(pictures).toHaveLength(6);
  for (const picture of pictures) {
    expect(picture.getAttribute('loading')).toBe('lazy');
    expect(picture.alt).not.toBe('');
    expect(picture.width * picture.height).toBeGreaterThan(0);
  }
  expect(screen.getByRole('link', { name: 'Track a demo shipment' }).getAttribute('href')).toBe(
    '/track/GS123456789',
  );
});

test('the customer story is marked as an example', () => {
  renderPiece(<CustomerStory />);
  expect(screen.getByText('Example: an invented customer')).toBeDefined();
  expect(screen.getByText(customerStory.quotation, { exact: false }).tagName).toBe('BLOCKQUOTE');
  const table = screen.getByRole('table', { name: /before and with us/ });
  for (const { label, before, after } of customerStory.figures) {
    const row = within(table).getByRole('row', { name: new RegExp(label) });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual([before, after]);
  }
});

test('every service has a link that names it', () => {
  renderPiece(<ServiceList />);
  for (const { name, slug } of services)
    expect(
      screen.getByRole('link', { name: new RegExp(`^Learn More ?about ${name}$`) }).getAttribute('href'),
    ).toBe(`/services/${slug}`);
});
