import { SHIPMENT_STATUSES } from '#domain/shipments/status.ts';
import { ShipmentItem } from '#web/account/dashboard/shipment-item.tsx';
import { EstimatedDelivery } from '#web/shipments/estimated-delivery.tsx';
import { ModeIcon } from '#web/shipments/mode-icon.tsx';
import { NoShipments } from '#web/shipments/no-shipments.tsx';
import { PortChoices } from '#web/shipments/port-choices.tsx';
import { Price } from '#web/shipments/price.tsx';
import { RouteLabel } from '#web/shipments/route-label.tsx';
import { ShipmentLane } from '#web/shipments/shipment-lane.tsx';
import { StatusBadge, StatusDot } from '#web/status/status-badge.tsx';
import { LATE, LONG_WORD, routeOption, shipmentRow } from './fixtures.ts';
import { nothing, Row } from './sample.tsx';
import type { Area } from './specimen.ts';

const STATUSES = [...SHIPMENT_STATUSES, 'approved', 'rejected', 'converted', 'weather_delay'];
const PORTS = routeOption({
  port_choices: {
    origin: [{ code: 'USHOU', name: 'Houston', country: 'US' }],
    destination: [
      { code: 'NLRTM', name: 'Rotterdam', country: 'NL' },
      { code: 'BEANR', name: 'Antwerp', country: 'BE' },
    ],
  },
});

export const shipments: Area = {
  title: 'Shipments',
  pieces: [
    {
      title: 'Status badge',
      shows: ['web/status/status-badge.tsx'],
      states: {
        Badges: (
          <Row>
            {STATUSES.map((status) => (
              <StatusBadge key={status} status={status} />
            ))}
          </Row>
        ),
        Compact: (
          <Row>
            {STATUSES.map((status) => (
              <StatusDot key={status} status={status} />
            ))}
          </Row>
        ),
      },
    },
    {
      title: 'Progress',
      shows: ['web/shipments/shipment-lane.tsx'],
      states: {
        'In transit': <ShipmentLane status="in_transit" progress={42} />,
        Delivered: <ShipmentLane status="delivered" progress={100} />,
        Planned: <ShipmentLane status="pending" progress={0} />,
      },
    },
    {
      title: 'Facts',
      shows: [
        'web/shipments/mode-icon.tsx',
        'web/shipments/estimated-delivery.tsx',
        'web/shipments/price.tsx',
        'web/shipments/route-label.tsx',
      ],
      states: {
        Modes: (
          <Row>
            <ModeIcon mode="sea" />
            <ModeIcon mode="air" />
            <ModeIcon mode="rail" />
            <ModeIcon mode="road" />
          </Row>
        ),
        'Estimated delivery': (
          <Row>
            <EstimatedDelivery shipment={shipmentRow()} />
            <EstimatedDelivery shipment={shipmentRow(LATE)} />
            <EstimatedDelivery shipment={shipmentRow({ estimated_delivery_day: null, punctuality: null })} />
          </Row>
        ),
        Price: (
          <>
            <Price shipment={shipmentRow()} />
            <Price shipment={shipmentRow({ price_status: 'indicative', status: 'pending' })} />
          </>
        ),
        Route: <RouteLabel shipment={shipmentRow()} />,
      },
    },
    {
      title: 'Ports',
      shows: ['web/shipments/port-choices.tsx'],
      states: { 'Two ends': <PortChoices option={PORTS} onChoose={nothing} /> },
    },
    {
      title: 'Row of the dashboard',
      shows: ['web/account/dashboard/shipment-item.tsx'],
      states: {
        'In every state': (
          <ul className="overflow-hidden rounded-md border border-line bg-surface min-[75rem]:grid min-[75rem]:grid-cols-[auto_minmax(0,1fr)_auto_auto_auto_auto_auto]">
            <ShipmentItem mayBook seesPrices shipment={shipmentRow()} />
            <ShipmentItem
              mayBook
              seesPrices
              shipment={shipmentRow({ ...LATE, tracking_number: 'GS104588211' })}
            />
            <ShipmentItem
              mayBook
              seesPrices
              shipment={shipmentRow({
                status: 'pending',
                price_status: 'indicative',
                progress: 0,
                tracking_number: 'GS104588212',
              })}
            />
            <ShipmentItem
              mayBook
              seesPrices
              shipment={shipmentRow({ status: 'delivered', progress: 100, tracking_number: 'GS104588213' })}
            />
            <ShipmentItem
              mayBook
              seesPrices
              shipment={shipmentRow({
                cargo_description: LONG_WORD,
                origin_city: 'Llanfairpwllgwyngyll',
                tracking_number: 'GS104588214',
              })}
            />
          </ul>
        ),
      },
    },
    {
      title: 'Without bookings',
      shows: ['web/shipments/no-shipments.tsx'],
      states: { Empty: <NoShipments mayBook /> },
    },
  ],
};
