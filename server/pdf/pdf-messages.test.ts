import { expect, test } from 'vitest';
import {
  cubicMetres,
  dayLabel,
  figure,
  joinParts,
  kg,
  marksInLine,
  money,
  packages,
  plainMoney,
  shortDay,
} from './pdf-messages.ts';

test.each([
  [dayLabel('2026-11-01'), '1 November 2026'],
  [shortDay('2026-11-01'), '1 Nov 2026'],
  [money(183450, 'USD'), '$1,834.50'],
  [money(183450, 'EUR'), '€1,834.50'],
  [plainMoney(183450), '1,834.50'],
  [figure(1200.5), '1,200.5'],
  [kg(366.666), '366.666\u00a0kg'],
  [cubicMetres(9.6), '9.6\u00a0m³'],
  [packages(1200, 'cartons'), '1,200 cartons'],
  [packages(null, 'cartons'), 'cartons'],
  [marksInLine('RHT\nNos. 1-177'), 'RHT, Nos.\u00a01-177'],
  [marksInLine('No. 7'), 'No.\u00a07'],
  [joinParts(['a', null, '', 'b']), 'a, b'],
])('%j is %j', (text, expected) => {
  expect(text).toBe(expected);
});

test.each([
  [dayLabel(null)],
  [shortDay(null)],
  [money(null, 'USD')],
  [plainMoney(null)],
  [figure(null)],
  [kg(null)],
  [cubicMetres(null)],
  [packages(null, null)],
  [joinParts([null, ''])],
])('unknown data stays blank', (text) => {
  expect(text).toBeNull();
});
