import { expect, test } from 'vitest';
import type { GivenAnswer } from './preloaded-data.ts';
import { givenAnswerScript } from './preloaded-data.ts';

test('nothing in an answer can end its element', () => {
  const cargo_description = '</script><script>alert(1)</script><!-- 2026-11-21T00:00:00.000Z';
  const script = givenAnswerScript({
    shipment: { cargo_description },
    read_at: new Date('2026-11-21T08:00:00Z'),
  } as GivenAnswer);
  const inside = script.slice(script.indexOf('>') + 1, script.lastIndexOf('<'));
  expect(inside).not.toContain('<');
  expect(JSON.parse(inside).json.shipment.cargo_description).toBe(cargo_description);
});
