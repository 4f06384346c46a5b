/** The areas of a data export in reading order, with their descriptions. */
export const EXPORTED_AREAS = {
  profile: 'Your account: name, company, address, role, and a pending change of address',
  'sign-ins':
    'When, from which network and with which browser you signed in, your open sessions, your trusted browsers, your second factors, and your single sign-on identity. Passwords and keys are omitted',
  shipments: 'Your bookings, with their route, stops, events, charges and shipping instructions',
  documents: 'The documents of your shipments and their content',
  invoices: 'Your invoices and their lines',
  quotes: 'Your quote requests and our offers',
  notifications:
    'Your notifications, e-mails and preferences. Of e-mails only the subject, because their links contain keys',
  messages:
    'Messages and files of your shipments, and messages, applications and subscriptions from your address. CVs are in the folder files',
  console: 'Your table settings in the console',
  audit: 'Actions by you, or on your account',
} as const;

export type ExportedArea = keyof typeof EXPORTED_AREAS;
