import { expect, test } from 'vitest';
import { isContainerNumber, normaliseContainerNumber } from './container-number.ts';

test.each([
  ['CSQU3054383', true],
  ['MSKU9070323', true],
  ['APZU4812090', true],
  ['CSQU3054384', false],
  ['CSQX3054383', false],
  ['CSQU305438', false],
  ['', false],
])('%s is a container number: %s', (text, is) => {
  expect(isContainerNumber(text)).toBe(is);
});

test('spaces and hyphens, as painted on the container, are accepted', () => {
  expect(normaliseContainerNumber('csqu 305438-3')).toBe('CSQU3054383');
});
