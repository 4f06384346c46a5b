import { StatusBadge } from '#web/status/status-badge.tsx';
import { badgeFill } from './badge-fill.ts';

/** A status badge with the portal's fill, for a shipment, an invoice or a document. */
export function PortalBadge({ children }: { children: string }) {
  return <StatusBadge status={children} fill={badgeFill(children)} />;
}
