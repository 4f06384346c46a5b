import { expect, test } from 'vitest';
import type { MapColours } from '../map-colours.ts';
import { groundStyles } from './ground-styles.ts';

const colours = {
  water: 'rgb(255, 255, 255)',
  land: 'rgb(242, 234, 209)',
  landline: 'rgb(201, 185, 147)',
  ink_2: 'rgb(60, 9, 0)',
  live: 'rgb(65, 9, 0)',
} as MapColours;

const isHidden = (styles: ReturnType<typeof groundStyles>, feature: string) =>
  styles.some(({ featureType, stylers }) => featureType === feature && 'visibility' in (stylers[0] ?? {}));

test('the map uses the chart’s colours', () => {
  const styles = groundStyles('map', 5, colours);
  expect(styles).toContainEqual({
    featureType: 'landscape',
    elementType: 'geometry',
    stylers: [{ color: '#f2ead1' }],
  });
  expect(styles).toContainEqual({
    featureType: 'all',
    elementType: 'labels.text.fill',
    stylers: [{ color: '#3c0900' }],
  });
});

test.each([
  ['map', 6.9, true],
  ['map', 7, false],
  ['satellite', 4, true],
  ['satellite', 12, false],
] as const)('%s at zoom %d hides roads: %s', (ground, zoom, hidden) => {
  const styles = groundStyles(ground, zoom, colours);
  expect(isHidden(styles, 'road')).toBe(hidden);
  expect(isHidden(styles, 'poi')).toBe(true);
});
