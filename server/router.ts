import { implement } from '@orpc/server';
import { contract } from '#contract/contract.ts';
import type { RequestContext } from './api/call-context.ts';
import { guard } from './api/guarded-operations.ts';
import { addressBook } from './router/address-book.ts';
import { amendments } from './router/amendments.ts';
import { apiKeys } from './router/api-keys.ts';
import type { HandlersIn } from './router/area-handlers.ts';
import { audit } from './router/audit.ts';
import { bookingTemplates } from './router/booking-templates.ts';
import { branches } from './router/branches.ts';
import { careers } from './router/careers.ts';
import { carrierBookings } from './router/carrier-bookings.ts';
import { charges } from './router/charges.ts';
import { devices } from './router/devices.ts';
import { documents } from './router/documents.ts';
import { enquiries } from './router/enquiries.ts';
import { exceptions } from './router/exceptions.ts';
import { files } from './router/files.ts';
import { fleet } from './router/fleet.ts';
import { followers } from './router/followers.ts';
import { imports } from './router/imports.ts';
import { instructions } from './router/instructions.ts';
import { invoices } from './router/invoices.ts';
import { legalEntities } from './router/legal-entities.ts';
import { mail } from './router/mail.ts';
import { messages } from './router/messages.ts';
import { milestones } from './router/milestones.ts';
import { notifications } from './router/notifications.ts';
import { organisations } from './router/organisations.ts';
import { pages } from './router/pages.ts';
import { people } from './router/people.ts';
import { places } from './router/places.ts';
import { portal } from './router/portal.ts';
import { positions } from './router/positions.ts';
import { privacy } from './router/privacy.ts';
import { quotes } from './router/quotes.ts';
import { rates } from './router/rates.ts';
import { routing } from './router/routing.ts';
import { shareLinks } from './router/share-links.ts';
import { shipmentFile } from './router/shipment-file.ts';
import { shipments } from './router/shipments.ts';
import { subscriptions } from './router/subscriptions.ts';
import { tasks } from './router/tasks.ts';
import { tracking } from './router/tracking.ts';
import { trackingData } from './router/tracking-data.ts';
import { views } from './router/views.ts';
import { webhooks } from './router/webhooks.ts';

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
  exceptions,
  tasks,
  amendments,
  carrierBookings,
  fleet,
  branches,
  legalEntities,
  tracking,
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
  rates,
  enquiries,
  pages,
  views,
  audit,
  privacy,
});
