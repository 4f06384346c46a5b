import { expect, test } from 'vitest';
import { mailBody } from './mail-body.ts';
import { unsubscribeHeaders } from './unsubscribe-headers.ts';

const mail = { recipient: 'ann@trade.example', subject: 'News', paragraphs: ['Rates have changed.'] };

test.each(['subscriptions/end', 'followers/end', 'notifications/unsubscribe'])(
  'a mail of a list carries its way out at %s in text, HTML and headers',
  (screen) => {
    const url = `https://ship.example/${screen}?token=abc_-1`;
    const { text, html } = mailBody({ ...mail, unsubscribe: { url } }, 'Groundswell');
    expect(text.endsWith(`\n\nUnsubscribe: ${url}`)).toBe(true);
    expect(html).toContain(`href="${url}"`);
    expect(unsubscribeHeaders(text)).toEqual({
      'List-Unsubscribe': `<https://ship.example/api/${screen}/abc_-1>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  },
);

test('any other mail has no such headers, whatever people wrote into it', () => {
  const words = 'Unsubscribe: https://ship.example/subscriptions/end?token=abc';
  const { text } = mailBody({ ...mail, paragraphs: ['Hello', words] }, 'Groundswell');
  expect(unsubscribeHeaders(text)).toEqual({});
});
