import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { StaffShipment } from '#contract/shipments/staff.ts';
import { api } from '#web/api/client.ts';
import { PortChoices } from '#web/shipments/port-choices.tsx';
import { currentPorts } from './current-ports.ts';
import type { Reroute } from './stops/use-reroute.ts';

/** The seaports of the new route, to choose others; nothing for other modes or while they are unknown. */
export function ReroutePorts({ shipment, reroute }: { shipment: StaffShipment; reroute: Reroute }) {
  const { origin_city, origin_country, destination_city, destination_country, transport_mode, waypoints } =
    shipment;
  const { data } = useQuery({
    ...api.routing.options.queryOptions({
      input: {
        origin_city,
        origin_country,
        destination_city,
        destination_country,
        service_type: 'standard',
        ...reroute.ports,
      },
    }),
    enabled: transport_mode === 'sea',
    placeholderData: keepPreviousData,
    retry: false,
  });
  const voyage = data?.options.find((option) => option.transport_mode === 'sea');
  // A new route uses the present ports unless others are chosen.
  const choices = voyage?.port_choices;
  const isFirst = useRef(true);
  useEffect(() => {
    if (!choices || !isFirst.current) return;
    isFirst.current = false;
    reroute.choosePorts({ ...currentPorts(choices, waypoints), ...reroute.ports });
  }, [choices, waypoints, reroute]);
  if (transport_mode !== 'sea' || !voyage) return null;
  return <PortChoices option={voyage} onChoose={reroute.choosePorts} />;
}
