import { expect, test } from 'vitest';
import { type PreloadedData, preloadedDataScript } from './preloaded-data.ts';

test('no content of a response can close the script element', () => {
  const cargo_description = '</script><script>alert(1)</script><!-- 2026-11-21T00:00:00.000Z';
  const script = preloadedDataScript({
    shipment: { cargo_description },
    read_at: new Date('2026-11-21T08:00:00Z'),
  } as PreloadedData);
  const inside = script.slice(script.indexOf('>') + 1, script.lastIndexOf('<'));
  expect(inside).not.toContain('<');
  expect(JSON.parse(inside).json.shipment.cargo_description).toBe(cargo_description);
});
