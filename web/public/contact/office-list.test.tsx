import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { offices } from '#content/company.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { OfficeList } from './office-list.tsx';

const NOW = new Date('2026-11-20T23:30:00Z');

test('each office shows its local time, with the weekday', () => {
  vi.useFakeTimers({ now: NOW });
  renderPiece(<OfficeList offices={offices} />);
  for (const [zone, time] of [
    ['Pacific Time', 'Fri 15:30'],
    ['Eastern Time', 'Fri 18:30'],
    ['Central European Time', 'Sat 00:30'],
    ['Singapore Standard Time', 'Sat 07:30'],
  ] as const)
    expect(screen.getByText(zone).previousElementSibling?.textContent).toBe(time);
});

test('the prerendered page names only the zones, because its time would be that of the build', () => {
  const html = renderToStaticMarkup(<OfficeList offices={offices} />);
  expect(html).toContain('Pacific Time');
  expect(html).not.toMatch(/\d\d:\d\d/);
});
