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
      <bdi>{shipment.origin_city}</bdi>, {shipment.origin_country} <span aria-hidden="true">→</span>
      <span className="sr-only">to</span> <bdi>{shipment.destination_city}</bdi>,{' '}
      {shipment.destination_country}
    </span>
  );
}
