import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { NOW } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { Moment } from './moment.tsx';
import { PreloadedDataContext } from './preloaded-data.ts';

const DEPARTURE = new Date('2026-11-16T00:01:00Z');

afterEach(() => void document.body.replaceChildren());

function departure(locale?: string) {
  return (
    <PreloadedDataContext value={{ shipment: null, read_at: NOW, ...(locale && { locale }) }}>
      <Moment at={DEPARTURE} zone="Asia/Shanghai" />
    </PreloadedDataContext>
  );
}

test('a time keeps the language in which the server rendered it', () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(departure('de-DE'));
  expect(container.textContent).toContain('16.\u00a0Nov. 2026');
  const served = container.textContent;
  renderPiece(departure('de-DE'), { container });
  expect(container.textContent).toBe(served);
  expect(errors).not.toHaveBeenCalled();
});

test('without a language of the server, the time is that of the reader after hydration', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(departure());
  expect(container.textContent).toContain('Nov\u00a016, 2026');
});
