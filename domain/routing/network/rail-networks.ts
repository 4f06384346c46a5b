import type { CountryCode, Point } from '#domain/places/place.ts';
import { distanceKm } from '../search/geodesy.ts';

/**
 * Countries with connected freight rail networks, from general knowledge. A country that is not listed has no freight
 * railway.
 */
const NETWORKS: readonly string[] = [
  // Eurasia, with Great Britain through the Channel Tunnel; includes gauge changes at borders
  'AL AT BA BE BG BY CH CN CZ DE DK EE ES FI FR GB GE AM AZ GR HR HU IT KZ KG LA LI LT LU LV MC MD ME MK MN MY NL NO PL PT RO RS RU SE SG SI SK TH TJ TM TR UA UZ VA VN XK IR PK IN BD NP IQ SY AF HK',
  'IE',
  'US CA MX',
  'CU',
  'BR UY',
  'AR PY',
  'CL',
  'BO',
  'PE',
  'CO',
  'VE',
  'MA DZ TN',
  'EG',
  'SD',
  'ET DJ',
  'ER',
  'KE UG',
  'ZA BW ZW ZM MZ NA SZ LS CD AO MW TZ',
  'SN ML',
  'CI BF',
  'GH',
  'TG',
  'BJ',
  'NG',
  'CM',
  'GA',
  'CG',
  'GN',
  'LR',
  'SL',
  'MR',
  'MG',
  'SA',
  'AE',
  'JO',
  'IL',
  'KR',
  'KP',
  'JP',
  'TW',
  'LK',
  'MM',
  'KH',
  'ID',
  'AU',
  'NZ',
];

const NETWORK_OF: ReadonlyMap<CountryCode, number> = new Map(
  NETWORKS.flatMap((countries, network) =>
    countries.split(' ').map((country) => [country, network] as const),
  ),
);

/** Regions without freight rail in countries that have it: centre and radius. */
const UNSERVED: readonly (Point & { radius_km: number })[] = [
  { latitude: 20.6, longitude: -157.4, radius_km: 700 }, // Hawaii
  { latitude: 18.2, longitude: -66.4, radius_km: 200 }, // Puerto Rico
  { latitude: 58.3, longitude: -134.4, radius_km: 500 }, // Southeast Alaska
  { latitude: 28.3, longitude: -15.7, radius_km: 350 }, // Canary Islands
  { latitude: 39.6, longitude: 2.9, radius_km: 190 }, // Balearic Islands
  { latitude: 32.75, longitude: -17, radius_km: 100 }, // Madeira
  { latitude: 38.3, longitude: -28, radius_km: 400 }, // Azores
  { latitude: 35.2, longitude: 24.9, radius_km: 130 }, // Crete
  { latitude: 36.9, longitude: 26.6, radius_km: 130 }, // Southern Aegean
  { latitude: 40.1, longitude: 9.0, radius_km: 140 }, // Sardinia: no train ferry
  { latitude: 42.15, longitude: 9.1, radius_km: 100 }, // Corsica
  { latitude: 48.6, longitude: -56, radius_km: 350 }, // Newfoundland
  { latitude: 49.8, longitude: -126, radius_km: 150 }, // Vancouver Island
  { latitude: 49.2, longitude: -124.2, radius_km: 50 }, // Nanaimo
  { latitude: 48.55, longitude: -123.7, radius_km: 45 }, // Victoria
  { latitude: 65, longitude: -105, radius_km: 500 }, // Northern Canada
  { latitude: 26.4, longitude: 127.8, radius_km: 300 }, // Okinawa
  { latitude: 33.4, longitude: 126.5, radius_km: 70 }, // Jeju
  { latitude: 62.1, longitude: 129.7, radius_km: 300 }, // Central Yakutia
  { latitude: 53, longitude: 158.6, radius_km: 500 }, // Kamchatka
  { latitude: 59.6, longitude: 150.8, radius_km: 400 }, // Magadan
  { latitude: 69.3, longitude: 88.2, radius_km: 300 }, // Norilsk
  { latitude: 11.7, longitude: 92.7, radius_km: 400 }, // Andaman Islands
  { latitude: 2, longitude: 113.5, radius_km: 330 }, // Sarawak
  { latitude: 5.3, longitude: 116.8, radius_km: 300 }, // Sabah
  { latitude: -8.6, longitude: 118, radius_km: 420 }, // Bali and the Lesser Sunda Islands
  { latitude: -1, longitude: 114, radius_km: 600 }, // Kalimantan
  { latitude: -2, longitude: 121.5, radius_km: 480 }, // Sulawesi
  { latitude: -4, longitude: 136, radius_km: 800 }, // Maluku and Papua
  { latitude: -3.7, longitude: -73.2, radius_km: 300 }, // Iquitos
  { latitude: -3.1, longitude: -60, radius_km: 500 }, // Manaus
  { latitude: -53, longitude: -70, radius_km: 500 }, // Magallanes
  { latitude: 57.6, longitude: 18.4, radius_km: 90 }, // Gotland
  { latitude: 55.1, longitude: 14.9, radius_km: 50 }, // Bornholm
];

/** Whether freight trains connect two places. */
export function isRailLinked(
  from: Point & { country: CountryCode },
  to: Point & { country: CountryCode },
): boolean {
  const network = NETWORK_OF.get(from.country);
  return network !== undefined && network === NETWORK_OF.get(to.country) && isServed(from) && isServed(to);
}

function isServed(point: Point): boolean {
  return UNSERVED.every((region) => distanceKm(region, point) > region.radius_km);
}
