import { Link, useLocation } from 'react-router';

interface ShipmentLinkProps {
  tracking_number: string;
  className: string;
  /** Inside a grid, the link isn't a Tab stop; the grid's keys activate it. */
  inGrid?: boolean;
}

/** Opens a shipment's dialog on this screen. Only the links subscribe to the URL, so rows don't re-render. */
export function ShipmentLink({ tracking_number, className, inGrid = false }: ShipmentLinkProps) {
  const opened = new URLSearchParams(useLocation().search);
  opened.set('shipment', tracking_number);
  return (
    <Link
      to={`?${opened.toString().replaceAll('%2C', ',')}`}
      preventScrollReset
      className={className}
      {...(inGrid && { tabIndex: -1, 'data-control': '' })}
    >
      {tracking_number}
    </Link>
  );
}
