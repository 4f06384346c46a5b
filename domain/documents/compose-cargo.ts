import { parseDimensions } from '../routing/chargeable-weight.ts';
import { CARGO_CURRENCY } from '../shipments/cargo-currency.ts';
import type { CargoLine } from './cargo-line.ts';
import type { CommonData, DocumentLine, DocumentTotals } from './document-data.ts';
import type { DocumentedShipment } from './shipment-facts.ts';

/** A packing list proposes 1.1 × the net weight where the shipper states no gross weight. */
const GROSS_OF_NET = 1.1;
const CM3_PER_M3 = 1_000_000;
const THOUSANDTHS = 1000;

/**
 * The cargo lines and their totals; a total is null where any line lacks the value. Gross weights are those that the shipper
 * declared: with `proposesGross` a line that states only its net weight gets a proposal.
 */
export function composeCargo(
  shipment: DocumentedShipment,
  given: readonly CargoLine[],
  volumes_m3: readonly (number | null)[] = [],
  proposesGross = false,
): CommonData['cargo'] {
  const declared =
    given.length > 1
      ? given.map((line, index) => documentLine(line, volumes_m3[index]))
      : [completed(documentLine(given[0], volumes_m3[0]), shipment)];
  const lines = proposesGross ? declared.map(withProposedGross) : declared;
  return {
    description: shipment.cargo_description,
    weight_kg: shipment.cargo_weight,
    dimensions_cm: shipment.cargo_dimensions || null,
    value_cents: shipment.cargo_value_cents,
    currency: CARGO_CURRENCY,
    dangerous_goods: shipment.dangerous_goods,
    temperature_controlled: shipment.temperature_controlled,
    fragile: shipment.fragile,
    lines,
    totals: totalsOf(lines),
  };
}

function documentLine(line: CargoLine | undefined, volume_m3: number | null = null): DocumentLine {
  const quantity = line?.quantity ?? null;
  const unit_price_cents = line?.unit_price_cents ?? null;
  return {
    marks: line?.marks || null,
    packages_count: line?.packages_count ?? null,
    package_kind: line?.package_kind || null,
    description: line?.description || null,
    hs_code: line?.hs_code || null,
    origin_country: line?.origin_country || null,
    net_kg: line?.net_kg ?? null,
    gross_kg: line?.gross_kg ?? null,
    dimensions: line?.dimensions.replaceAll(/\s*[x*]\s*/gi, '×') || null,
    measurement_m3: volume_m3 ?? measurement(line?.dimensions ?? '', line?.packages_count ?? null),
    quantity,
    unit: line?.unit || null,
    unit_price_cents,
    amount_cents:
      quantity === null || unit_price_cents === null ? null : Math.round(quantity * unit_price_cents),
  };
}

/** Fills the gaps of a single line from the booking, whose weight is gross unless the line's net weight reaches it. */
function completed(line: DocumentLine, shipment: DocumentedShipment): DocumentLine {
  const { net_kg } = line;
  const { cargo_weight } = shipment;
  const isGross = net_kg === null || (cargo_weight !== null && cargo_weight > net_kg);
  const dimensions = line.dimensions ?? (shipment.cargo_dimensions || null);
  return {
    ...line,
    description: line.description ?? shipment.cargo_description,
    gross_kg: line.gross_kg ?? (isGross ? cargo_weight : null),
    dimensions,
    measurement_m3: line.measurement_m3 ?? measurement(dimensions ?? '', line.packages_count),
    amount_cents: line.amount_cents ?? shipment.cargo_value_cents,
  };
}

function withProposedGross(line: DocumentLine): DocumentLine {
  const { net_kg, gross_kg } = line;
  return { ...line, gross_kg: gross_kg ?? (net_kg === null ? null : toThousandths(net_kg * GROSS_OF_NET)) };
}

function measurement(dimensions: string, packages: number | null): number | null {
  const box = parseDimensions(dimensions);
  if (!box || packages === null) return null;
  return toThousandths((box.length * box.width * box.height * packages) / CM3_PER_M3);
}

function totalsOf(lines: readonly DocumentLine[]): DocumentTotals {
  const sum = (read: (line: DocumentLine) => number | null): number | null => {
    const figures = lines.map(read);
    return figures.every((figure) => figure !== null)
      ? toThousandths(figures.reduce((total, figure) => total + figure, 0))
      : null;
  };
  return {
    packages_count: sum((line) => line.packages_count),
    net_kg: sum((line) => line.net_kg),
    gross_kg: sum((line) => line.gross_kg),
    measurement_m3: sum((line) => line.measurement_m3),
    amount_cents: sum((line) => line.amount_cents),
  };
}

/** kg to the gram, m³ to the litre. */
function toThousandths(figure: number): number {
  return Math.round(figure * THOUSANDTHS) / THOUSANDTHS;
}
