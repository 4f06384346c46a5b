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
  /** The pale badge. */
  soft: string;
  /** The same hue inverted, for statuses that stand out. */
  solid: string;
  dot: string;
}

const delivered: StatusStyle = {
  icon: CircleCheck,
  soft: 'bg-st-delivered-bg text-st-delivered-fg',
  solid: 'bg-st-delivered-fg text-st-delivered-bg',
  dot: 'text-st-delivered-dot',
};
const pending: StatusStyle = {
  icon: CircleDashed,
  soft: 'bg-st-pending-bg text-st-pending-fg',
  solid: 'bg-st-pending-fg text-st-pending-bg',
  dot: 'text-st-pending-dot',
};
const cancelled: StatusStyle = {
  icon: CircleX,
  soft: 'bg-st-cancelled-bg text-st-cancelled-fg',
  solid: 'bg-st-cancelled-fg text-st-cancelled-bg',
  dot: 'text-st-cancelled-dot',
};
const confirmed: StatusStyle = {
  icon: ClipboardCheck,
  soft: 'bg-st-confirmed-bg text-st-confirmed-fg',
  solid: 'bg-st-confirmed-fg text-st-confirmed-bg',
  dot: 'text-st-confirmed-dot',
};
const other: StatusStyle = {
  icon: CircleHelp,
  soft: 'bg-st-other-bg text-st-other-fg',
  solid: 'bg-st-other-fg text-st-other-bg',
  dot: 'text-st-other-dot',
};

/** Icon and hue of every status: of shipments, quotes, the portal's shipments, invoices and documents. */
const styles: Record<string, StatusStyle> = {
  pending,
  confirmed,
  picked_up: {
    icon: PackageCheck,
    soft: 'bg-st-picked-up-bg text-st-picked-up-fg',
    solid: 'bg-st-picked-up-fg text-st-picked-up-bg',
    dot: 'text-st-picked-up-dot',
  },
  in_transit: {
    icon: MoveRight,
    soft: 'bg-st-in-transit-bg text-st-in-transit-fg',
    solid: 'bg-st-in-transit-fg text-st-in-transit-bg',
    dot: 'text-st-in-transit-dot',
  },
  customs: {
    icon: Stamp,
    soft: 'bg-st-customs-bg text-st-customs-fg',
    solid: 'bg-st-customs-fg text-st-customs-bg',
    dot: 'text-st-customs-dot',
  },
  out_for_delivery: {
    icon: Truck,
    soft: 'bg-st-out-for-delivery-bg text-st-out-for-delivery-fg',
    solid: 'bg-st-out-for-delivery-fg text-st-out-for-delivery-bg',
    dot: 'text-st-out-for-delivery-dot',
  },
  delivered,
  cancelled,

  approved: delivered,
  rejected: cancelled,
  converted: confirmed,

  processing: confirmed,

  paid: delivered,
  overdue: { ...cancelled, icon: CircleAlert },
  void: { ...other, icon: Ban },

  draft: { ...other, icon: CircleDashed },
  issued: delivered,
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
