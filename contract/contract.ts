import { audit } from './audit.ts';
import { careers } from './careers.ts';
import { devices } from './devices.ts';
import { documents } from './documents.ts';
import { emailChange } from './people/email-change.ts';
import { enquiries } from './enquiries.ts';
import { fleet } from './fleet.ts';
import { instructions } from './instructions.ts';
import { invoices } from './invoices.ts';
import { mail } from './mail.ts';
import { notifications } from './notifications.ts';
import { pages } from './pages.ts';
import { passkeys } from './people/passkeys.ts';
import { people } from './people/account.ts';
import { peopleAtDesk } from './people/staff.ts';
import { places } from './places.ts';
import { portal } from './portal.ts';
import { positions } from './positions.ts';
import { privacy } from './privacy.ts';
import { quotes } from './quotes/customer.ts';
import { quotesAtDesk } from './quotes/staff.ts';
import { routing } from './routing.ts';
import { secondFactor } from './people/second-factor.ts';
import { shipments } from './shipments/customer.ts';
import { shipmentsAtDesk } from './shipments/staff.ts';
import { strictWrites } from './strict-writes.ts';
import { subscriptions } from './subscriptions.ts';
import { tracking } from './tracking.ts';
import { trackingData } from './tracking-data.ts';
import { trackingEdits } from './tracking-edits.ts';
import { views } from './views.ts';

/** Every call the product offers. */
export const contract = strictWrites({
  people: { ...people, ...secondFactor, ...passkeys, ...emailChange, ...peopleAtDesk },
  places,
  routing,
  shipments: { ...shipments, ...shipmentsAtDesk },
  fleet,
  tracking: { ...tracking, ...trackingEdits },
  trackingData,
  devices,
  positions,
  portal,
  invoices,
  documents,
  instructions,
  notifications,
  mail,
  careers,
  subscriptions,
  quotes: { ...quotes, ...quotesAtDesk },
  enquiries,
  pages,
  views,
  audit,
  privacy,
});
