import { expect, test } from 'vitest';
import { AddressSteps } from './address-steps.ts';

const of = (search: string) => new URLSearchParams(search);
const begun = (drawn: string) => {
  const steps = new AddressSteps(drawn);
  const set = (name: string, value: string) => {
    const next = steps.newest;
    next.set(name, value);
    steps.choose(next);
  };
  return { steps, set, newest: () => steps.newest.toString() };
};

test('a second choice before the first is drawn keeps the first', () => {
  const { set, newest } = begun('state=open');
  set('state', 'paid');
  set('from', '2026-11-01');
  expect(newest()).toBe('state=paid&from=2026-11-01');
});

test('the first one drawn does not take back the second', () => {
  const { steps, set, newest } = begun('');
  set('state', 'paid');
  set('from', '2026-11-01');
  steps.draw(of('state=paid'));
  set('to', '2026-11-30');
  expect(newest()).toBe('state=paid&from=2026-11-01&to=2026-11-30');
  steps.draw(of('state=paid&from=2026-11-01'));
  steps.draw(of('state=paid&from=2026-11-01&to=2026-11-30'));
  set('q', 'lamps');
  expect(newest()).toBe('state=paid&from=2026-11-01&to=2026-11-30&q=lamps');
});

test('steps may be drawn together', () => {
  const { steps, set, newest } = begun('');
  set('q', 'l');
  set('q', 'la');
  steps.draw(of('q=la'));
  expect(newest()).toBe('q=la');
  steps.draw(of(''));
  expect(newest()).toBe('');
});

test('Back, or a link, counts more than what was chosen before', () => {
  const { steps, set, newest } = begun('state=open');
  set('state', 'paid');
  steps.draw(of('state=void'));
  set('q', 'lamps');
  expect(newest()).toBe('state=void&q=lamps');
});

test('choosing what is there already leaves nothing to wait for', () => {
  const { steps, set, newest } = begun('q=lamps');
  set('q', 'lamps');
  steps.draw(of('q=kayaks'));
  expect(newest()).toBe('q=kayaks');
});
