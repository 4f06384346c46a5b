import { expect, test } from 'vitest';
import { mailBody } from './mail-body.ts';

const MAIL = { recipient: 'someone@test.example', subject: 'Late: <b>1</b>', paragraphs: ['One\nTwo'] };

test('the subject is the title of the HTML part, without its markup', () => {
  expect(mailBody(MAIL, 'Groundswell').html).toContain('<title>Late: &lt;b&gt;1&lt;/b&gt;</title>');
});

test('lines of a paragraph stay lines in both parts', () => {
  const { text, html } = mailBody(MAIL, 'Groundswell');
  expect(text).toContain('One\nTwo');
  expect(html).toMatch(/white-space:pre-line[^>]*>One\nTwo</);
});

test('words that are wider than a phone wrap; dates and the word e-mail stay on one line', () => {
  const paragraphs = [`Cargo: ${'A'.repeat(80)}`, 'We e-mailed you on 30 November 2026 & by E-mail.'];
  const { html, text } = mailBody({ ...MAIL, paragraphs }, 'Groundswell');
  expect(html).toMatch(/overflow-wrap:anywhere[^>]*>Cargo: A/);
  const unbroken = (words: string) => `<span style="white-space:nowrap">${words}</span>`;
  expect(html).toContain(
    `We ${unbroken('e-mailed')} you on ${unbroken('30 November 2026')} &amp; by ${unbroken('E-mail')}.`,
  );
  expect(text).toContain(paragraphs[1]);
});

test('the address of the link wraps on a phone', () => {
  const { html } = mailBody(
    { ...MAIL, link: { label: 'Open', url: `https://test.example/?token=${'a'.repeat(80)}` } },
    'Groundswell',
  );
  expect(html).toMatch(/word-break:break-all[^>]*>https:\/\/test\.example/);
});
