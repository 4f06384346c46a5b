import { StatusBadge } from '#web/status/status-badge.tsx';
import { hasEdge } from './badge-edge.ts';

/** A status badge with the portal's edge, for a shipment, an invoice or a document. */
export function PortalBadge({ children }: { children: string }) {
  return <StatusBadge status={children} edged={hasEdge(children)} />;
}
