import { company, phoneHref } from '../company.ts';
import { COOKIE_CATEGORIES, type CookieCategory } from '../cookie-labels.ts';
import { storedItems } from '../cookies.ts';
import { type Block, list, paragraph, type TextSection, table } from '../text.ts';
import { LAST_UPDATED, type LegalText } from './legal-text.ts';

/** One table for each category with stored items. */
function tableOf(category: CookieCategory): Block[] {
  const items = storedItems.filter((item) => item.category === category);
  if (items.length === 0) return [];
  return [
    table(
      `${category[0]?.toUpperCase()}${category.slice(1)} storage`,
      ['Name', 'Where', 'Purpose', 'Kept'],
      items.map(({ key, place, purpose, life }) => [`\`${key}\``, place, purpose, life]),
    ),
  ];
}

const [essential, analytics, functional, marketing] = COOKIE_CATEGORIES;

const what: TextSection = {
  id: 'what-cookies-are',
  title: 'What cookies are',
  blocks: [
    paragraph(
      'A cookie is a small text that a site asks your browser to keep and to send back. Local storage and session storage keep text too, but send nothing by themselves. This policy covers all three and calls them cookies where the difference does not matter.',
    ),
  ],
};

const essentialSection: TextSection = {
  id: 'essential',
  title: 'Essential cookies',
  blocks: [
    paragraph(
      'Without these you could not sign in, and a reload would lose what you are writing. They are stored when you do the thing they are for, and need no consent.',
    ),
    ...tableOf(essential),
  ],
};

const analyticsSection: TextSection = {
  id: 'analytics',
  title: 'Analytics cookies',
  blocks: [
    paragraph(
      'Analytics cookies count visits and show which pages are read. We use none. If that changes, nothing is counted unless you accept this category.',
    ),
    ...tableOf(analytics),
  ],
};

const functionalSection: TextSection = {
  id: 'functional',
  title: 'Functional cookies',
  blocks: [
    paragraph(
      'Functional cookies remember conveniences that you did not expressly ask for, such as the tracking numbers you looked up last. They are stored only after you accept this category, and removed as soon as you withdraw it.',
    ),
    ...tableOf(functional),
  ],
};

const marketingSection: TextSection = {
  id: 'marketing',
  title: 'Marketing cookies',
  blocks: [
    paragraph(
      'Marketing cookies follow people from site to site to show them advertising. We use none, and show no advertising.',
    ),
    ...tableOf(marketing),
  ],
};

const thirdParties: TextSection = {
  id: 'third-parties',
  title: 'Third-party sources',
  blocks: [
    paragraph(
      'Everything on these pages comes from our own servers, fonts and maps included, so that no other company can set a cookie here or learn that you came. There are no social media buttons, embedded videos or tag managers.',
    ),
    paragraph(
      'An installation of this software may be set up to draw tracking maps with Google Maps or another map provider. On such a site that provider receives your network address when you open a map, and its own policy applies.',
    ),
  ],
};

const managing: TextSection = {
  id: 'managing-preferences',
  title: 'Managing your preferences',
  blocks: [
    paragraph(
      'Open Cookie Settings here or at the foot of any page, switch a category on or off, and save. What you withdraw is deleted immediately.',
    ),
    list(
      'In the browser you can delete cookies and site data, or refuse them altogether. You can then read pages and track shipments, but not sign in.',
      'If your browser forbids storage, the site treats that as a refusal and works without.',
      'Your choice holds for this browser on this device. Another browser asks again.',
    ),
  ],
};

const banner: TextSection = {
  id: 'consent-banner',
  title: 'The consent banner',
  blocks: [
    paragraph(
      'On your first visit a bar at the foot of the page asks for your choice. Accept allows all categories, Reject allows only what is essential; both buttons are alike, and the page can be used without answering. Until you answer, nothing but the essential is stored. We keep the answer for 12 months and then ask again, or earlier if the categories change.',
    ),
  ],
};

const footerLink: TextSection = {
  id: 'cookie-settings',
  title: 'The Cookie Settings link',
  blocks: [
    paragraph(
      'The link Cookie Settings is in the footer of every page. It opens the same choices again, so that withdrawing consent is as easy as giving it.',
    ),
  ],
};

const contact: TextSection = {
  id: 'contact',
  title: 'Contact',
  blocks: [
    paragraph(
      'Questions about this policy go to the address below. The [Privacy Policy](/privacy-policy) explains what else we do with personal information.',
    ),
    list(
      `E-mail: [${company.privacy_email}](mailto:${company.privacy_email})`,
      `Phone: [${company.phone}](${phoneHref(company.phone)})`,
    ),
  ],
};

export const cookiePolicy: LegalText = {
  last_updated: LAST_UPDATED,
  lead: 'What this site keeps in your browser, for what and for how long, and how to choose.',
  sections: [
    what,
    essentialSection,
    analyticsSection,
    functionalSection,
    marketingSection,
    thirdParties,
    managing,
    banner,
    footerLink,
    contact,
  ],
};
