import type { SharedShipment } from '#contract/share-links.ts';
import type { TrackedShipment } from '#contract/tracking/tracked-shipment.ts';
import { showsNumber } from '#domain/share-links/share-link.ts';
import type { ShareLinkRecord } from './share-links-table.ts';

/** What the link shows of a shipment; all other fields stay on the server. */
export function sharedShipment(
  { show, expires_at }: Pick<ShareLinkRecord, 'show' | 'expires_at'>,
  shipment: TrackedShipment,
  documents: NonNullable<SharedShipment['documents']>,
): SharedShipment {
  const { cargo_description: _, cargo_weight, transport_mode, ...rest } = shipment;
  const { tracking_number, events, delay_reason, waypoints, live, ...more } = rest;
  const { legs, milestones, estimate_history, delivery_window, equipment, ...ends } = more;
  const withEvents = show.includes('events');
  const withMap = show.includes('map');
  const withNumber = showsNumber(show);
  return {
    ...ends,
    show,
    expires_at,
    tracking_number: withNumber ? tracking_number : null,
    events: withEvents ? events : null,
    delay_reason: withEvents ? delay_reason : null,
    legs: withEvents ? legs : null,
    // The number of a container leads to the tracking number.
    milestones: withEvents
      ? milestones.filter(({ equipment_number }) => withNumber || equipment_number === null)
      : null,
    estimate_history: withEvents ? estimate_history : null,
    delivery_window: withEvents ? delivery_window : null,
    equipment: withNumber ? equipment : null,
    waypoints: withMap ? waypoints : null,
    live: withMap ? live : null,
    documents: show.includes('documents') ? documents : null,
  };
}
