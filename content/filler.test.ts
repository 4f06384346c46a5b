import { expect, test } from 'vitest';
import * as about from './about.ts';
import * as events from './events.ts';
import * as investors from './investors.ts';
import * as news from './news.ts';
import * as partnerships from './partnerships.ts';
import * as reports from './reports.ts';
import * as sustainability from './sustainability.ts';

const content = { about, events, investors, news, partnerships, reports, sustainability };
/** Typical filler text. */
const FILLER = /lorem|ipsum|\btbd\b|\btodo\b|xxx|placeholder|your text/i;

test.each(Object.entries(content))('%s contains no filler', (_, words) => {
  expect(JSON.stringify(words)).not.toMatch(FILLER);
});
