import { describe, expect, test } from 'vitest';
import { RETENTION_YEARS } from '#domain/privacy/legal-retention.ts';
import { RETENTION_DAYS } from '#domain/retention/retention.ts';
import { company } from '../company.ts';
import { COOKIE_CATEGORIES } from '../cookie-labels.ts';
import { faq } from '../faq.ts';
import { plainText, type TextSection } from '../text.ts';
import { cookiePolicy } from './cookie-policy.ts';
import type { LegalText } from './legal-text.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { termsOfService } from './terms-of-service.ts';

const texts: readonly [name: string, LegalText][] = [
  ['privacy policy', privacyPolicy],
  ['terms of service', termsOfService],
  ['cookie policy', cookiePolicy],
];

/** The specification's requirements for each page: a section and text that it must contain. */
const points: readonly [text: LegalText, section: string, ...words: string[]][] = [
  [privacyPolicy, 'information-we-collect', 'e-mail address', 'consignee'],
  [privacyPolicy, 'how-we-use-it', 'quotes', 'consent'],
  [privacyPolicy, 'how-we-share-it', 'Carriers', 'do not sell'],
  [privacyPolicy, 'security', 'encrypted'],
  [privacyPolicy, 'your-rights', 'Access', 'Rectify', 'Delete', 'Restrict or object', 'Portability'],
  [privacyPolicy, 'your-rights', 'Withdraw consent'],
  [privacyPolicy, 'contact', company.privacy_email, company.phone],
  [termsOfService, 'acceptance', 'accept'],
  [termsOfService, 'services', 'ocean, air, road and rail'],
  [termsOfService, 'your-obligations', 'particulars'],
  [termsOfService, 'prohibited-items', 'weapons', 'live animals'],
  [termsOfService, 'pricing-and-payment', 'USD', 'may change with fuel surcharges and currency'],
  [termsOfService, 'liability', 'limited to the lower of their declared value and their actual value'],
  [termsOfService, 'force-majeure', 'war', 'weather'],
  [termsOfService, 'insurance-and-claims', '110%', 'written claim'],
  [termsOfService, 'governing-law', 'United States', 'California', 'binding arbitration'],
  [termsOfService, 'contact', company.general_email, company.phone],
  [cookiePolicy, 'third-parties', 'our own servers'],
  [cookiePolicy, 'managing-preferences', 'browser'],
  [cookiePolicy, 'consent-banner', 'Accept', 'Reject'],
  [cookiePolicy, 'cookie-settings', 'footer'],
  [cookiePolicy, 'contact', company.privacy_email, company.phone],
];

describe('the legal texts', () => {
  test.each(points)('cover $1 as specified', (text, id, ...words) => {
    const section = text.sections.find((candidate) => candidate.id === id);
    expect(section, id).toBeDefined();
    for (const word of words) expect(plainText([section as TextSection])).toContain(word);
  });

  test.each(COOKIE_CATEGORIES)('the cookie policy has a section on %s cookies', (category) => {
    expect(cookiePolicy.sections.map(({ id }) => id)).toContain(category);
  });

  test.each(texts)('%s: last updated December 2024, and section ids are unique', (_name, text) => {
    expect(text.last_updated).toBe('December 2024');
    const ids = text.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test('the four questions are about tracking, documents, rates and prohibited items', () => {
  const [tracking, documents, rates, prohibited, ...more] = faq;
  expect(more).toEqual([]);
  expect(tracking?.question).toMatch(/track/i);
  expect(documents?.question).toMatch(/documents.*international/i);
  expect(prohibited?.question).toMatch(/prohibited/i);
  for (const cause of ['weight', 'dimensions', 'destination', 'service type', 'market conditions'])
    expect(rates?.answer).toContain(cause);
});

describe('the periods of the privacy policy', () => {
  test.each([
    ['Shipments, documents, invoices', `${RETENTION_YEARS} years after delivery`],
    ['Shipments, documents, invoices', `until ${RETENTION_YEARS} years after the end of the fiscal year`],
    ['Quote requests that did not become a shipment', months(RETENTION_DAYS.quotes)],
    ['Messages', months(RETENTION_DAYS.contact_messages)],
    ['Applications', months(RETENTION_DAYS.job_applications)],
    ['Notifications in your account', months(RETENTION_DAYS.notifications)],
    ['Copies of the mails we have sent you', `${RETENTION_DAYS.mails} days`],
    ['Where the devices', `${RETENTION_DAYS.positions} days`],
    ['When, from which network', `${RETENTION_DAYS.sign_ins} days`],
  ])('the privacy policy promises for “%s” what the retention does: %s', (kind, period) => {
    const rows = privacyPolicy.sections
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => ('rows' in block ? block.rows : []));
    expect(rows.find(([first]) => String(first).startsWith(kind))?.[1]).toContain(period);
  });
});

function months(days: number): string {
  return `${Math.round((days * 12) / 365)} months`;
}
