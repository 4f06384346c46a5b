import { company, phoneHref } from '../company.ts';
import { list, paragraph, type TextSection, table } from '../text.ts';
import { LAST_UPDATED, type LegalText } from './legal-text.ts';

const collected: TextSection = {
  id: 'information-we-collect',
  title: 'Information we collect',
  blocks: [
    paragraph('We collect what you give us and what is needed to move goods. We buy no data about you.'),
    table(
      'What we collect, and when',
      ['When you', 'We collect'],
      [
        ['visit the site', 'the network address and the requested page, for as long as it takes to answer'],
        ['track a shipment', 'the tracking number; nothing about you'],
        ['request a quote', 'name, e-mail address, phone number, company, route and details of the cargo'],
        ['send a message', 'name, e-mail address, company, phone number, subject and message'],
        [
          'open an account',
          'name, e-mail address, company, and your password in a form that cannot be read back',
        ],
        ['sign in', 'the time, the network address and the kind of browser of each session'],
        [
          'book a shipment',
          'addresses of shipper and consignee, cargo, value, instructions, documents, invoices',
        ],
        ['apply for a job', 'your contact details, your letter and your CV'],
        [
          'subscribe to e-mails, or follow a shipment by e-mail',
          'your e-mail address and when you confirmed it',
        ],
      ],
    ),
    paragraph(
      'Please name other people, such as a consignee, only where the shipment needs it, and tell them that you have.',
    ),
    paragraph(
      'If you reach an address that does not exist, we record that address so that we can fix the link. Anything in it that looks like an e-mail address, a long number or a key is removed first.',
    ),
  ],
};

const use: TextSection = {
  id: 'how-we-use-it',
  title: 'How we use information',
  blocks: [
    list(
      '**To perform the contract:** quotes, bookings, transport, customs documents, tracking, invoices, claims.',
      '**To answer you:** messages, applications, support.',
      '**To keep the service safe:** signing in, limits against floods of requests, a record of who changed what.',
      '**To meet the law:** customs, tax, export control and accounting rules.',
      '**With your consent:** newsletters and investor alerts, each of which you confirm by e-mail first.',
    ),
    paragraph(
      'Where European law applies, the legal bases are contract, legitimate interest in a safe and working service, legal obligation, and consent, in the order above. We make no solely automated decisions about people, we build no profiles, and we do not use your data to advertise.',
    ),
  ],
};

const sharing: TextSection = {
  id: 'how-we-share-it',
  title: 'How we share information',
  blocks: [
    paragraph('We do not sell or rent personal information. We pass on only what the recipient needs:'),
    list(
      '**Carriers, terminals, warehouses and agents** on the route: names, addresses, phone numbers, cargo.',
      '**Customs and other authorities** in the countries concerned: what their declarations ask for.',
      '**Insurers and surveyors,** where cover was ordered or a claim is made.',
      '**Banks and auditors,** for payment and accounts.',
      '**Providers who run our servers and deliver our e-mail,** under contract and on our instructions.',
      '**Courts and authorities,** where the law obliges us.',
      '**A buyer of the business,** bound by this policy.',
    ),
    paragraph(
      'A shipment may leave your country, and the necessary data travels with it. From the European Economic Area, the United Kingdom and Switzerland we transfer data under adequacy decisions or the standard contractual clauses of the European Commission. The pages of this site load nothing from other companies: no advertising, no analytics, no fonts, no videos.',
    ),
    paragraph(
      'Anyone with a tracking number can see the status, the towns, the cargo and the position of that shipment, but no names, street addresses or prices. Treat the number accordingly.',
    ),
  ],
};

const security: TextSection = {
  id: 'security',
  title: 'Security and retention',
  blocks: [
    list(
      'Connections are encrypted. The key of a session is in a cookie that scripts cannot read.',
      'Passwords are stored as salted hashes.',
      'Every access is checked on the server. Records that are not yours are treated as if they did not exist.',
      'Staff see what their role needs, and changes are recorded with name and time.',
    ),
    table(
      'How long we keep it',
      ['Information', 'Kept for'],
      [
        [
          'Shipments, documents, invoices and payments',
          '7 years after delivery; invoices, payments and supplier bills until 7 years after the end of the fiscal year of the last entry, and in any case until they are paid, as tax and customs law require',
        ],
        ['Quote requests that did not become a shipment', '24 months'],
        ['Messages', '24 months'],
        ['Applications', '12 months'],
        ['Account', 'until you delete it in your settings, or ask us to'],
        ['Sessions', '7 days after last use, 30 days at most (our staff: 12 and 24 hours)'],
        ['When, from which network and with which device you signed in', '180 days'],
        ['Where the devices that carry freight were, drivers’ phones among them', '30 days'],
        ['Notifications in your account', '12 months'],
        ['Copies of the mails we have sent you', '30 days'],
        ['The record of who changed what', 'with the service; the name of a deleted account is not in it'],
        ['E-mail subscriptions', 'until you unsubscribe; then only that you did'],
        [
          'The address to which we mail the status of a shipment',
          'until you unsubscribe, or 30 days after delivery',
        ],
      ],
    ),
    paragraph(
      'No system is beyond attack. If your data is affected, we tell you and the authorities within the time the law sets.',
    ),
  ],
};

const rights: TextSection = {
  id: 'your-rights',
  title: 'Your rights',
  blocks: [
    paragraph('Wherever you live, you may ask us to:'),
    list(
      '**Access:** tell you what we hold about you and give you a copy.',
      '**Rectify:** correct what is wrong and complete what is missing, your e-mail address included.',
      '**Delete:** erase it, unless the law obliges us to keep it: invoices, issued documents, and the route and cargo of shipments stay without your account. If your company has other members, it keeps its shipments, and its quotes without your name, phone number and e-mail address. Agreed rates stay, as does the record of a company that works for us.',
      '**Restrict or object:** stop or limit a use that rests on our legitimate interest.',
      '**Portability:** hand over what you gave us in a common machine-readable format.',
      '**Withdraw consent:** at any time, with effect from then on. Each e-mail you subscribed to has a link that ends it immediately; the choice about storage is changed under Cookie Settings at the foot of each page.',
    ),
    paragraph(
      'With an account you can do most of it yourself, immediately, under [Settings](/settings#privacy): download all we hold about you as a page and as JSON, change name, company and e-mail address, or delete the account. If you are the last member of your company, it can be deleted once no shipment is under way and nothing is owed.',
    ),
    paragraph(
      `For anything else, or without an account, write to [${company.privacy_email}](mailto:${company.privacy_email}). We answer within 30 days, free of charge, and ask for proof of identity only where there is doubt. Using a right never costs you service or price. You may also complain to your data protection authority or, in California, to the Attorney General.`,
    ),
  ],
};

const changes: TextSection = {
  id: 'changes',
  title: 'Children, and changes to this policy',
  blocks: [
    paragraph(
      'Our services are for businesses and adults. We do not knowingly collect data about anyone under 16. If this policy changes, the date at the top changes with it, and we e-mail account holders about material changes before they take effect.',
    ),
  ],
};

const contact: TextSection = {
  id: 'contact',
  title: 'Contact',
  blocks: [
    paragraph(`${company.legal_name}, ${company.address.join(', ')}, is responsible for your data.`),
    list(
      `E-mail: [${company.privacy_email}](mailto:${company.privacy_email})`,
      `Phone: [${company.phone}](${phoneHref(company.phone)})`,
    ),
  ],
};

export const privacyPolicy: LegalText = {
  last_updated: LAST_UPDATED,
  lead: 'Which personal information we collect, why, who sees it, how long we keep it, and how to use your rights over it.',
  sections: [collected, use, sharing, security, rights, changes, contact],
};
