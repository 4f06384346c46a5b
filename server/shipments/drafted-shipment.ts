import { cargoOfLines } from '#domain/cargo/booked-cargo.ts';
import type { ConsignmentPrice } from '#domain/rates/price-consignment.ts';
import type { ChosenPorts, RouteOption } from '#domain/routing/route-option.ts';
import type { ShipmentCargoLine } from '#domain/shipment-file/cargo-line.ts';
import type { PriceStatus } from '#domain/shipments/price-status.ts';
import type { ShipmentDraft } from '#domain/shipments/shipment-draft.ts';
import type { Charge } from '../invoices/shipment-charges-table.ts';
import { chargesOfPrice } from '../rates/pricing/charges-of-price.ts';
import type { TariffPrices } from '../rates/pricing/tariff-prices.ts';
import type { RoutePlan } from '../routing/plan-routes.ts';

const CENTS = 100;

export function priceStatus({ indicative }: RouteOption): PriceStatus {
  return indicative ? 'indicative' : 'confirmed';
}

/** What makes up the price, and what carriers charge us for it where tariffs say so. */
export function routeCharges(option: RouteOption, prices: TariffPrices): Charge[] {
  const sold: ConsignmentPrice | undefined = prices.sell(option.transport_mode);
  if (!sold)
    return option.price_breakdown
      .filter(({ amount_cents }) => amount_cents !== 0)
      .map(({ charge: description, amount_cents }) => ({ description, amount_cents }));
  const bought = prices.buy(sold);
  return [...chargesOfPrice(sold, 'sell'), ...(bought ? chargesOfPrice(bought, 'buy') : [])];
}

/** A draft with the totals of its cargo lines, and the request for its routes and its price. */
export function consignmentOf({
  equipment,
  cargo_lines,
  origin_port,
  destination_port,
  ...stated
}: Omit<ShipmentDraft, 'cargo_lines'> & ChosenPorts & { cargo_lines: readonly ShipmentCargoLine[] }) {
  const { cargo_weight = stated.cargo_weight, ...cargo } = cargoOfLines(cargo_lines);
  const dangerous_goods = stated.dangerous_goods || cargo_lines.some((line) => line.dangerous_goods !== null);
  const draft = { ...stated, cargo_weight, dangerous_goods };
  const hs_codes = cargo_lines.map(({ hs_code }) => hs_code);
  return { draft, request: { ...draft, ...cargo, equipment, hs_codes, origin_port, destination_port } };
}

/** A draft along one of its routes, as it is booked. */
export function draftedShipment(
  draft: Omit<ShipmentDraft, 'equipment' | 'cargo_lines'>,
  { origin, destination }: RoutePlan,
  option: RouteOption,
) {
  const { cargo_value, ...fields } = draft;
  return {
    ...fields,
    origin_country: origin.country,
    origin_approximate: origin.approximate,
    destination_country: destination.country,
    destination_approximate: destination.approximate,
    cargo_value_cents: cargo_value === null ? null : Math.round(cargo_value * CENTS),
    transport_mode: option.transport_mode,
    preferred_transport_mode: option.transport_mode,
    cost_cents: option.estimated_cost_cents,
    price_status: priceStatus(option),
    estimated_delivery_date: new Date(option.estimated_delivery),
  };
}
