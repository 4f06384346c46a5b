import { DangerousGoods } from '#domain/dangerous-goods/dangerous-goods.ts';
import type { CargoLine } from '#domain/documents/cargo-line.ts';
import { type Cargo, packageKind } from './cargo.ts';
import type { Random } from './random.ts';
import type { DemoShipment } from './shipments.ts';

const IN_LOTS = 0.4;
const MIN_PACKAGES_OF_LOT = 6;
const PACKED_DIFFERENTLY = 0.5;
/** The weight share of the packing, and that of lots which are packed in the same way. */
const GROSS_OF_NET = [1.03, 1.12] as const;
const USUAL_GROSS_OF_NET = 1.06;
const CM3_PER_M3 = 1_000_000;
/** What the list of dangerous goods does not provide, by UN number. */
const DETAILS: Record<string, Partial<DangerousGoods>> = {
  UN1266: { packing_group: 'II', flashpoint_c: 14 },
  UN3082: {
    packing_group: 'III',
    proper_shipping_name: 'Environmentally hazardous substance, liquid, N.O.S. (epoxy resin)',
  },
  UN3481: { proper_shipping_name: 'Lithium ion batteries contained in equipment' },
};

/** The goods as they are packed, some in two or three lots; their weights and values add up to the shipment's. */
export function drawCargoLines({ cargo, itinerary }: DemoShipment, random: Random): CargoLine[] {
  const { commodity } = cargo;
  const order = `PO ${random.whole(40_000, 79_999)}`;
  const dimensions = packageDimensions(cargo);
  const differ = random.happens(PACKED_DIFFERENTLY);
  const lots = drawLots(cargo, random);
  let first = 1;
  return lots.map(({ packages, net_kg, quantity }, lot) => {
    const last = first + packages - 1;
    const marks = `${itinerary.lane.destination.name.toUpperCase()}\n${order}\nNos. ${first}-${last}`;
    first = last + 1;
    return {
      marks,
      packages_count: packages,
      package_kind: packageKind(commodity, packages),
      description: inWords(cargo, lots.length > 1 ? `lot ${lot + 1}` : null),
      hs_code: commodity.hs_code.replace('.', ''),
      origin_country: itinerary.lane.origin.country,
      net_kg,
      gross_kg:
        Math.round(net_kg * (differ ? random.between(...GROSS_OF_NET) : USUAL_GROSS_OF_NET) * 10) / 10,
      dimensions,
      quantity,
      unit: commodity.unit,
      unit_price_cents: cargo.unit_price_cents,
    };
  });
}

interface Lot {
  packages: number;
  net_kg: number;
  quantity: number;
}

function drawLots(cargo: Cargo, random: Random): Lot[] {
  const most = Math.min(3, Math.floor(cargo.packages_count / MIN_PACKAGES_OF_LOT));
  const lots = most > 1 && random.happens(IN_LOTS) ? random.whole(2, most) : 1;
  const rest = { packages: cargo.packages_count, net_kg: cargo.weight };
  return Array.from({ length: lots }, (_, lot) => {
    const packages = lot === lots - 1 ? rest.packages : Math.round(cargo.packages_count / (lots + lot));
    const net_kg = packages === rest.packages ? rest.net_kg : netOf(cargo, packages);
    rest.packages -= packages;
    rest.net_kg = Math.round((rest.net_kg - net_kg) * 10) / 10;
    const { unit, per_package } = cargo.commodity;
    return { packages, net_kg, quantity: unit === 'kg' ? net_kg : packages * per_package };
  });
}

/** Whole kg, so that a price per kg gives whole cents. */
function netOf({ weight, packages_count }: Cargo, packages: number): number {
  return Math.max(1, Math.floor((weight * packages) / packages_count));
}

/** Dangerous goods are described in the terms of the regulations. */
function inWords({ commodity: { name, flags, care } }: Cargo, lot: string | null): string {
  return [name, lot, flags.includes('dangerous_goods') ? care : null]
    .filter((part) => part !== null)
    .join(', ');
}

/** Dimensions of one package, L×W×H in cm. */
function packageDimensions({ weight, packages_count, commodity }: Cargo): string {
  const side_cm = Math.cbrt((weight / commodity.density / packages_count) * CM3_PER_M3);
  return [side_cm * 1.3, side_cm, side_cm / 1.3].map((side) => Math.max(1, Math.round(side))).join('x');
}

/** The declaration of goods whose description has a UN number. */
export function declaredGoods(description: string): DangerousGoods | null {
  const [, digits] = /\bUN (\d{4})\b/.exec(description) ?? [];
  if (!digits) return null;
  const un_number = `UN${digits}`;
  return DangerousGoods.parse({ un_number, ...DETAILS[un_number] });
}
