interface RouteLabelProps {
  shipment: {
    origin_city: string;
    origin_country: string;
    destination_city: string;
    destination_country: string;
  };
  className?: string;
}

/** 'Houston, US → Miami, US'. Screen readers read the arrow as "to". */
export function RouteLabel({ shipment, className }: RouteLabelProps) {
  return (
    <span className={className}>
      {shipment.origin_city}, {shipment.origin_country} <span aria-hidden="true">→</span>
      <span className="sr-only">to</span> {shipment.destination_city}, {shipment.destination_country}
    </span>
  );
}
