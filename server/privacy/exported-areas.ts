/** The parts of a copy of one's data, in the order a person reads them, with what each of them is. */
export const EXPORTED_AREAS = {
  profile: 'Your account: name, company, address, role, and a change of address that waits for its link',
  'sign-ins':
    'When, from which network and with which browser you signed in, your open sessions, the browsers that are trusted, whether there is a second factor, and as whom single sign-on knows you. Passwords and keys are left out',
  shipments: 'What you have booked, with its route, stops, events, charges and shipping instructions',
  documents: 'The papers of your shipments, with what each of them says',
  invoices: 'Your invoices and their lines',
  quotes: 'What you have asked a quote for, and our offers',
  notifications:
    'What we have told you here and by mail, and how you want to be told. Of mails the subject: their links are keys',
  messages:
    'Messages, applications and subscriptions that came from your address. CVs lie in the folder files',
  console: 'How you want the tables of the console',
  audit: 'What was done by you, or to your account',
} as const;

export type ExportedArea = keyof typeof EXPORTED_AREAS;
