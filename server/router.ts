import { implement } from '@orpc/server';
import { contract } from '#contract/contract.ts';
import { addressBook } from './address-book/router.ts';
import { amendments } from './amendments/router.ts';
import type { HandlersIn } from './api/area-handlers.ts';
import type { RequestContext } from './api/call-context.ts';
import { guard } from './api/guarded-operations.ts';
import { apiKeys } from './api-keys/router.ts';
import { audit } from './audit/router.ts';
import { bookingTemplates } from './booking-templates/router.ts';
import { branches } from './branches/router.ts';
import { careers } from './careers/router.ts';
import { carrierBookings } from './carrier-bookings/router.ts';
import { carrierEvents } from './carrier-events/router.ts';
import { charges } from './charges/router.ts';
import { declarations } from './declarations/router.ts';
import { deliveries } from './deliveries/router.ts';
import { devices } from './devices/router.ts';
import { documents } from './documents/router.ts';
import { enquiries } from './enquiries/router.ts';
import { exceptions } from './exceptions/router.ts';
import { files } from './files/router.ts';
import { fleet } from './fleet/router.ts';
import { followers } from './followers/router.ts';
import { imports } from './imports/router.ts';
import { instructions } from './instructions/router.ts';
import { invoices } from './invoices/router.ts';
import { legalEntities } from './legal-entities/router.ts';
import { mail } from './mail/router.ts';
import { messages } from './messages/router.ts';
import { milestones } from './milestones/router.ts';
import { notifications } from './notifications/router.ts';
import { organisations } from './organisations/router.ts';
import { pages } from './pages/router.ts';
import { people } from './people/router.ts';
import { places } from './places/router.ts';
import { portal } from './portal/router.ts';
import { positions } from './positions/router.ts';
import { privacy } from './privacy/router.ts';
import { quotes } from './quotes/router.ts';
import { rates } from './rates/router.ts';
import { routing } from './routing/router.ts';
import { shareLinks } from './share-links/router.ts';
import { shipmentFile } from './shipment-file/router.ts';
import { shipments } from './shipments/router.ts';
import { subscriptions } from './subscriptions/router.ts';
import { supplierBills } from './supplier-bills/router.ts';
import { tasks } from './tasks/router.ts';
import { tracking } from './tracking/router.ts';
import { trackingData } from './tracking-data/router.ts';
import { views } from './views/router.ts';
import { webhooks } from './webhooks/router.ts';

type Handlers = { [Area in keyof typeof contract]: HandlersIn<RequestContext, Area> };

/** Every operation of the contract with its handler, by area; a missing one is a compile error. */
export const router: Handlers = implement(contract).$context<RequestContext>().use(guard).router({
  people,
  messages,
  files,
  addressBook,
  apiKeys,
  imports,
  webhooks,
  bookingTemplates,
  organisations,
  places,
  routing,
  shipments,
  shipmentFile,
  milestones,
  declarations,
  exceptions,
  tasks,
  amendments,
  carrierBookings,
  carrierEvents,
  fleet,
  branches,
  legalEntities,
  tracking,
  deliveries,
  devices,
  positions,
  trackingData,
  portal,
  invoices,
  documents,
  instructions,
  shareLinks,
  notifications,
  mail,
  careers,
  followers,
  subscriptions,
  quotes,
  charges,
  supplierBills,
  rates,
  enquiries,
  pages,
  views,
  audit,
  privacy,
});
