import { expect, test } from 'vitest';
import { servicePromiseText } from './service-promise-text.ts';

test.each([
  [{ least: 2, most: 19 }, false, 'On this lane 2 to 19 days, by mode'],
  [{ least: 1, most: 1 }, false, 'On this lane 1 day'],
  [{ least: 19, most: 33 }, true, 'On this lane 19 to 33 days, by mode: slower than promised'],
  [null, false, 'Not available on this lane'],
])('%j, slower %s: %s', (days, slower_than_promised, text) =>
  expect(
    servicePromiseText({ service_type: 'standard', days, slower_than_promised })?.replaceAll('\u00a0', ' '),
  ).toBe(text),
);

test('is empty while the transit time is unknown', () =>
  expect(servicePromiseText(undefined)).toBeUndefined());
