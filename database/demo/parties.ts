import { NO_INSTRUCTIONS, type ShippingInstructions } from '#domain/documents/shipping-instructions.ts';
import type { City } from './cities.ts';
import { nameOnDocuments } from './local-names.ts';
import type { Random } from './random.ts';
import type { DemoShipment } from './shipments.ts';

type Party = ShippingInstructions['consignee'];

/** The customs brokers at destinations; other cities have a broker named after them. */
const BROKERS: Readonly<Record<string, string>> = {
  Almaty: 'ТОО «Алатау Брокер» (Alatau Customs Brokers)',
  Boston: 'Ó Súilleabháin & Daughters Customs Brokers',
  Dallas: '한미관세사무소 (Hanmi Customs Office)',
  Toronto: 'Εκτελωνιστές Αιγαίου (Aegean Customs Brokers)',
  Vancouver: '태평양통관 (Pacific Tonggwan Brokers)',
};
/** Only if customs must clear the goods. */
const SAME_AS_CONSIGNEE = 0.35;

/** The client is the shipper where it is at home, else the consignee. */
export function isClientShipper({ client, itinerary }: DemoShipment): boolean {
  return client.country === itinerary.lane.origin.country;
}

export function partiesOf(shipment: DemoShipment, random: Random) {
  const { client, itinerary } = shipment;
  const { origin, destination } = itinerary.lane;
  const own = client.company_name ?? client.full_name;
  const isShipper = isClientShipper(shipment);
  return {
    shipper: party(isShipper ? own : origin.company, origin, taxNumber(origin, random)),
    consignee: party(isShipper ? destination.company : own, destination, taxNumber(destination, random)),
    notify_party: random.happens(itinerary.formalities === 'import' ? SAME_AS_CONSIGNEE : 1)
      ? { ...NO_INSTRUCTIONS.notify_party, name: 'Same as consignee' }
      : party(
          BROKERS[destination.name] ?? `Clearway Brokers ${destination.name}`,
          { ...destination, address: `Customs Court ${random.whole(2, 90)}`, postal_code: '' },
          '',
        ),
  };
}

function party(name: string, { address, name: city, country, postal_code }: City, tax_id: string): Party {
  return {
    name: nameOnDocuments(name),
    address,
    city,
    postal_code,
    country,
    tax_id,
    contact: `shipping@${addressable(name)}.example`,
  };
}

/** Three zeros after the country code, which no real number has. */
function taxNumber({ country }: City, random: Random): string {
  return `${country}000${random.whole(100_000, 999_999)}`;
}

/** 'Kade & Linde Bloemen' as 'kade-linde-bloemen'. */
function addressable(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').replace('ł', 'l').toLowerCase();
  return (plain.match(/[a-z0-9]+/g) ?? []).join('-');
}
