import Ban from 'lucide-react/icons/ban';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleHelp from 'lucide-react/icons/circle-help';
import CircleX from 'lucide-react/icons/circle-x';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import MoveRight from 'lucide-react/icons/move-right';
import PackageCheck from 'lucide-react/icons/package-check';
import Stamp from 'lucide-react/icons/stamp';
import Truck from 'lucide-react/icons/truck';
import type { ComponentType, SVGProps } from 'react';

interface StatusStyle {
  icon: ComponentType<SVGProps<SVGSVGElement>>;
  badge: string;
  dot: string;
}

const delivered: StatusStyle = {
  icon: CircleCheck,
  badge: 'bg-st-delivered-bg text-st-delivered-fg',
  dot: 'text-st-delivered-dot',
};
const pending: StatusStyle = {
  icon: CircleDashed,
  badge: 'bg-st-pending-bg text-st-pending-fg',
  dot: 'text-st-pending-dot',
};
const cancelled: StatusStyle = {
  icon: CircleX,
  badge: 'bg-st-cancelled-bg text-st-cancelled-fg',
  dot: 'text-st-cancelled-dot',
};
const confirmed: StatusStyle = {
  icon: ClipboardCheck,
  badge: 'bg-st-confirmed-bg text-st-confirmed-fg',
  dot: 'text-st-confirmed-dot',
};
const other: StatusStyle = {
  icon: CircleHelp,
  badge: 'bg-st-other-bg text-st-other-fg',
  dot: 'text-st-other-dot',
};

/** Icon and hue of every status: of shipments, quotes, the portal's shipments, invoices, documents and members. */
const styles: Record<string, StatusStyle> = {
  pending,
  confirmed,
  picked_up: {
    icon: PackageCheck,
    badge: 'bg-st-picked-up-bg text-st-picked-up-fg',
    dot: 'text-st-picked-up-dot',
  },
  in_transit: {
    icon: MoveRight,
    badge: 'bg-st-in-transit-bg text-st-in-transit-fg',
    dot: 'text-st-in-transit-dot',
  },
  customs: {
    icon: Stamp,
    badge: 'bg-st-customs-bg text-st-customs-fg',
    dot: 'text-st-customs-dot',
  },
  out_for_delivery: {
    icon: Truck,
    badge: 'bg-st-out-for-delivery-bg text-st-out-for-delivery-fg',
    dot: 'text-st-out-for-delivery-dot',
  },
  delivered,
  cancelled,

  approved: delivered,
  rejected: cancelled,
  converted: confirmed,

  processing: confirmed,

  paid: delivered,
  credited: { ...other, icon: CircleCheck },
  overdue: { ...cancelled, icon: CircleAlert },
  void: { ...other, icon: Ban },

  draft: { ...other, icon: CircleDashed },
  draft_for_your_review: pending,
  issued: delivered,
  surrendered: confirmed,

  invited: pending,
};

/** Also for labels such as "In Transit". */
export function statusStyle(status: string): StatusStyle {
  const name = status.toLowerCase().replaceAll(' ', '_');
  return Object.hasOwn(styles, name) ? (styles[name] ?? other) : other;
}

/** The label of a status, with spaces for underscores. */
export function statusLabels(status: string) {
  return status.replaceAll('_', ' ');
}
