import { describe, expect, test } from 'vitest';
import { looksAutomatic } from '../validation/form-timing.ts';
import { emailAddress, validate } from '../validation/rules.ts';
import { ContactMessage } from './contact-message.ts';
import { CONTACT_RULES } from './contact-rules.ts';

const complete = {
  name: 'Ada Reyes',
  email: 'ada@reyes.example',
  company: '',
  phone: '',
  subject: '',
  message: 'Do you carry kayaks?\n\nThey are 5.4 m long.',
};

describe.each<[object, string[]]>([
  [{}, []],
  [{ name: '' }, ['name']],
  [{ email: ' ' }, ['email']],
  [{ message: '\n' }, ['message']],
  [{ name: '', email: '', message: '' }, ['name', 'email', 'message']],
  [{ phone: '5'.repeat(41), subject: 'x'.repeat(151) }, ['phone', 'subject']],
  [{ message: 'x'.repeat(5001) }, ['message']],
])('a message with %o', (change, broken) => {
  const form = { ...complete, ...change };

  test('breaks these rules in the browser’s form', () =>
    expect(Object.keys(validate(CONTACT_RULES, form))).toEqual(broken));

  test('and on the server', () =>
    expect((ContactMessage.safeParse(form).error?.issues ?? []).map(({ path }) => path[0])).toEqual(broken));
});

test.each([
  ['name@company.com', true],
  ['first.last+tag@mail.company.co.uk', true],
  ["o'brien@company.example", true],
  [' spaced@company.com ', true],
  ['name@xn--bcher-kva.example', true],
  ['name', false],
  ['name@company', false],
  ['name@company.', false],
  ['name@@company.com', false],
  ['na me@company.com', false],
  ['name@-company.com', false],
  ['name@company.com, other@company.com', false],
  ['name@company.com\nBcc: other@company.com', false],
  [`${'x'.repeat(250)}@company.com`, false],
])('%s is a valid e-mail address: %s', (address, valid) => {
  expect(emailAddress(address) === undefined).toBe(valid);
});

test.each([
  [{ homepage: '', seconds_open: 40 }, false],
  [{ homepage: '', seconds_open: undefined }, false],
  [{ homepage: '', seconds_open: 2.9 }, true],
  [{ homepage: 'https://cheap.example', seconds_open: 40 }, true],
])('a form filled in as %o looks automatic: %s', (filling, automatic) => {
  expect(looksAutomatic(filling)).toBe(automatic);
});
