import { expect, test } from 'vitest';
import { locatePlace } from '#domain/places/locate-place.ts';
import type { Gateway } from '#domain/routing/geography.ts';
import { planLegs } from '#domain/routing/legs.ts';
import { vehicleOf } from '#domain/routing/route-leg.ts';
import { geographyForTests } from './geography-for-tests.ts';

const geography = await geographyForTests();
const NM_KM = 1.852;
const EAST_COAST = /^(USNYC|USORF|USBAL|USPHL|USSAV|USCHS|CAMTR|CAHAL)$/;
const WEST_COAST = /^(USLAX|USLGB|CAPRR)$/;
const NORTH_SEA = /^(NLRTM|BEANR|DEHAM)$/;

/** From, to, the vehicle to the port, and the ports at both ends. */
test.each<[string, string, string, RegExp, RegExp]>([
  ['Duisburg, DE', 'Shanghai, CN', 'barge', /^(NLRTM|BEANR)$/, /^CNSHA$/],
  ['Duisburg, DE', 'Houston, US', 'barge', /^(NLRTM|BEANR)$/, /^USHOU$/],
  ['Düsseldorf, DE', 'Singapore, SG', 'barge', /^(NLRTM|BEANR)$/, /^SGSIN$/],
  ['Frankfurt am Main, DE', 'Mumbai, IN', 'barge', /^(NLRTM|BEANR)$/, /^INNSA$/],
  ['Munich, DE', 'Shanghai, CN', 'train', NORTH_SEA, /^CNSHA$/],
  ['Munich, DE', 'Houston, US', 'train', NORTH_SEA, /^USHOU$/],
  ['Nürnberg, DE', 'Shanghai, CN', 'train', NORTH_SEA, /^CNSHA$/],
  ['Berlin, DE', 'Tokyo, JP', 'train', /^DEHAM$/, /^JPTYO$/],
  ['Leipzig, DE', 'Busan, KR', 'train', /^DEHAM$/, /^KRPUS$/],
  ['Munich, DE', 'Istanbul, TR', 'train', /^(ITTRS|SIKOP)$/, /^TRIST$/],
  ['Zürich, CH', 'Shanghai, CN', 'barge', NORTH_SEA, /^CNSHA$/],
  ['Zürich, CH', 'New York, US', 'barge', NORTH_SEA, /^USNYC$/],
  ['Basel, CH', 'Singapore, SG', 'barge', NORTH_SEA, /^SGSIN$/],
  ['Bern, CH', 'Santos, BR', 'barge', NORTH_SEA, /^BRSSZ$/],
  ['Strasbourg, FR', 'Singapore, SG', 'barge', NORTH_SEA, /^SGSIN$/],
  ['Vienna, AT', 'Shanghai, CN', 'train', /^(DEHAM|SIKOP|NLRTM)$/, /^CNSHA$/],
  ['Budapest, HU', 'Shanghai, CN', 'train', /^(DEHAM|SIKOP|HRRJK)$/, /^CNSHA$/],
  ['Prague, CZ', 'Shanghai, CN', 'train', /^DEHAM$/, /^CNSHA$/],
  ['Prague, CZ', 'New York, US', 'train', /^DEHAM$/, /^USNYC$/],
  ['Warsaw, PL', 'Shanghai, CN', 'train', /^(DEHAM|PLGDN)$/, /^CNSHA$/],
  ['Warsaw, PL', 'Rotterdam, NL', 'train', /^PLGDN$/, /^NLRTM$/],
  ['Kraków, PL', 'Shanghai, CN', 'train', /^(DEHAM|PLGDN)$/, /^CNSHA$/],
  ['Milan, IT', 'Shanghai, CN', 'truck', /^(ITGOA|ITSPE)$/, /^CNSHA$/],
  ['Lyon, FR', 'Shanghai, CN', 'barge', /^FRFOS$/, /^CNSHA$/],
  ['Paris, FR', 'New York, US', 'barge', /^FRLEH$/, /^USNYC$/],
  ['Madrid, ES', 'Shanghai, CN', 'train', /^(ESVLC|ESALG)$/, /^CNSHA$/],
  ['Copenhagen, DK', 'Shanghai, CN', 'truck', /^DKCPH$/, /^CNSHA$/],
  ['Venice, IT', 'Shanghai, CN', 'truck', /^ITVCE$/, /^CNSHA$/],
  ['London, GB', 'New York, US', 'truck', /^(GBLGP|GBFXT|GBSOU)$/, /^USNYC$/],
  ['Manchester, GB', 'Shanghai, CN', 'truck', /^GBLIV$/, /^CNSHA$/],
  ['Chicago, US', 'Shanghai, CN', 'train', WEST_COAST, /^CNSHA$/],
  ['Chicago, US', 'Tokyo, JP', 'train', WEST_COAST, /^JPTYO$/],
  ['Chicago, US', 'Rotterdam, NL', 'train', EAST_COAST, /^NLRTM$/],
  ['Chicago, US', 'Hamburg, DE', 'train', EAST_COAST, /^DEHAM$/],
  ['Minneapolis, US', 'Shanghai, CN', 'train', /^(USLAX|USLGB|USSEA|USTIW)$/, /^CNSHA$/],
  ['Denver, US', 'Shanghai, CN', 'train', WEST_COAST, /^CNSHA$/],
  ['Dallas, US', 'Shanghai, CN', 'train', /^(USLAX|USLGB|USHOU)$/, /^CNSHA$/],
  ['Dallas, US', 'Rotterdam, NL', 'train', /^USHOU$/, /^NLRTM$/],
  ['Atlanta, US', 'Rotterdam, NL', 'train', /^USSAV$/, /^NLRTM$/],
  ['Detroit, US', 'Hamburg, DE', 'train', EAST_COAST, /^DEHAM$/],
  ['Toronto, CA', 'Rotterdam, NL', 'train', EAST_COAST, /^NLRTM$/],
  ['Calgary, CA', 'Shanghai, CN', 'train', /^(CAVAN|CAPRR)$/, /^CNSHA$/],
  ['Seattle, US', 'Shanghai, CN', 'truck', /^USSEA$/, /^CNSHA$/],
  ['Houston, US', 'Rotterdam, NL', 'truck', /^USHOU$/, /^NLRTM$/],
  ['New York, US', 'Shanghai, CN', 'truck', /^USNYC$/, /^CNSHA$/],
  ['Mexico City, MX', 'Shanghai, CN', 'train', /^(MXZLO|MXLZC)$/, /^CNSHA$/],
  ['Mexico City, MX', 'Rotterdam, NL', 'train', /^MXVER$/, /^NLRTM$/],
  ['São Paulo, BR', 'Rotterdam, NL', 'truck', /^BRSSZ$/, /^NLRTM$/],
  ['Asunción, PY', 'Rotterdam, NL', 'barge', /^(ARBUE|UYMVD)$/, /^NLRTM$/],
  ['Santiago, CL', 'Shanghai, CN', 'truck', /^(CLSAI|CLVAP)$/, /^CNSHA$/],
  ['La Paz, BO', 'Shanghai, CN', 'truck', /^CLARI$/, /^CNSHA$/],
  ['Johannesburg, ZA', 'Rotterdam, NL', 'train', /^ZADUR$/, /^NLRTM$/],
  ['Kampala, UG', 'Rotterdam, NL', 'train', /^KEMBA$/, /^NLRTM$/],
  ['Nairobi, KE', 'Shanghai, CN', 'train', /^KEMBA$/, /^CNSHA$/],
  ['Addis Ababa, ET', 'Shanghai, CN', 'train', /^DJJIB$/, /^CNSHA$/],
  ['Ouagadougou, BF', 'Antwerp, BE', 'train', /^(CIABJ|GHTEM|TGLFW)$/, /^BEANR$/],
  ['Delhi, IN', 'Rotterdam, NL', 'train', /^(INMUN|INNSA)$/, /^NLRTM$/],
  ['Bengaluru, IN', 'Singapore, SG', 'train', /^INMAA$/, /^SGSIN$/],
  ['Chongqing, CN', 'Rotterdam, NL', 'barge', /^CNSHA$/, /^NLRTM$/],
  ['Wuhan, CN', 'Los Angeles, US', 'barge', /^CNSHA$/, /^(USLAX|USLGB)$/],
  ['Beijing, CN', 'Los Angeles, US', 'truck', /^CNTXG$/, /^(USLAX|USLGB)$/],
  ['Guangzhou, CN', 'Hamburg, DE', 'truck', /^(CNNSA|CNSHK|CNYTN)$/, /^DEHAM$/],
  ['Hanoi, VN', 'Rotterdam, NL', 'truck', /^VNHPH$/, /^NLRTM$/],
  ['Bangkok, TH', 'Los Angeles, US', 'truck', /^THLCH$/, /^(USLAX|USLGB)$/],
  ['Riyadh, SA', 'Shanghai, CN', 'train', /^SADMM$/, /^CNSHA$/],
  ['Tehran, IR', 'Shanghai, CN', 'train', /^IRBND$/, /^CNSHA$/],
  ['Kathmandu, NP', 'Rotterdam, NL', 'truck', /^INCCU$/, /^NLRTM$/],
  ['London, GB', 'Dublin, IE', 'truck', /^(GBLGP|GBFXT|GBSOU)$/, /^IEDUB$/],
])('%s to %s by sea: a %s to %s, then %s', (from, to, vehicle, loading, discharge) => {
  const legs = planLegs(geography, located(from), located(to), 'sea');
  const voyage = legs.findIndex((leg) => vehicleOf(leg) === 'ship');
  expect(legs[voyage]?.from.code).toMatch(loading);
  expect(legs[voyage]?.to.code).toMatch(discharge);
  expect(legs.slice(0, voyage).map(vehicleOf).at(-1)).toBe(vehicle);
  const back = planLegs(geography, located(to), located(from), 'sea').map(vehicleOf).reverse();
  expect(back).toEqual(legs.map(vehicleOf));
});

/** Nautical miles from published distance tables. */
test.each<[string, string, number]>([
  ['CNSHA', 'NLRTM', 10_525],
  ['CNSHA', 'DEHAM', 10_770],
  ['CNSHA', 'USLAX', 5700],
  ['CNSHA', 'USNYC', 10_580],
  ['CNSHA', 'SGSIN', 2240],
  ['CNSHA', 'AUSYD', 4630],
  ['CNSHA', 'BRSSZ', 11_050],
  ['CNSHA', 'CLSAI', 10_100],
  ['CNSHA', 'ZADUR', 6870],
  ['CNSHA', 'INNSA', 4550],
  ['CNSHA', 'CAVAN', 5110],
  ['CNNGB', 'NLRTM', 10_430],
  ['CNYTN', 'NLRTM', 9730],
  ['HKHKG', 'SGSIN', 1460],
  ['HKHKG', 'USLAX', 6370],
  ['KRPUS', 'USLAX', 5230],
  ['KRPUS', 'NLRTM', 10_860],
  ['JPTYO', 'USLAX', 4840],
  ['JPYOK', 'USSEA', 4260],
  ['JPYOK', 'SGSIN', 2890],
  ['TWKHH', 'USLAX', 6070],
  ['SGSIN', 'NLRTM', 8290],
  ['SGSIN', 'AEJEA', 3480],
  ['SGSIN', 'INNSA', 2440],
  ['SGSIN', 'AUFRE', 2220],
  ['SGSIN', 'ZADUR', 4850],
  ['SGSIN', 'LKCMB', 1560],
  ['MYPKG', 'DEHAM', 8340],
  ['THLCH', 'SGSIN', 800],
  ['VNCMT', 'USLAX', 7340],
  ['IDJKT', 'SGSIN', 525],
  ['PHMNL', 'SGSIN', 1330],
  ['LKCMB', 'NLRTM', 6720],
  ['INNSA', 'NLRTM', 6330],
  ['INNSA', 'ZADUR', 3765],
  ['AEJEA', 'NLRTM', 6210],
  ['SAJED', 'NLRTM', 3960],
  ['EGPSD', 'NLRTM', 3290],
  ['GRPIR', 'NLRTM', 2840],
  ['ITGOA', 'USNYC', 4060],
  ['ESALG', 'USNYC', 3180],
  ['ESVLC', 'NLRTM', 1770],
  ['PTLIS', 'USNYC', 2980],
  ['NLRTM', 'USNYC', 3350],
  ['NLRTM', 'USHOU', 5070],
  ['NLRTM', 'CAMTR', 3170],
  ['NLRTM', 'BRSSZ', 5400],
  ['NLRTM', 'ZACPT', 6150],
  ['NLRTM', 'NGAPP', 4210],
  ['DEHAM', 'USNYC', 3600],
  ['GBFXT', 'USNYC', 3290],
  ['PLGDN', 'NLRTM', 800],
  ['USNYC', 'USLAX', 4930],
  ['USNYC', 'BRSSZ', 4960],
  ['USNYC', 'ZACPT', 6790],
  ['USSAV', 'PAMIT', 1560],
  ['USHOU', 'PAMIT', 1530],
  ['USHOU', 'BRSSZ', 5500],
  ['USLAX', 'AUSYD', 6510],
  ['USLAX', 'USHNL', 2230],
  ['USLAX', 'PABLB', 2910],
  ['PECLL', 'PABLB', 1350],
  ['ARBUE', 'ESALG', 5400],
  ['ZACPT', 'ZADUR', 800],
  ['ZACPT', 'AUFRE', 4730],
  ['AUSYD', 'NZAKL', 1280],
  ['AUMEL', 'SGSIN', 3850],
])('%s to %s is within 10% of %d nautical miles', (from, to, published) => {
  const km = geography.seaRouter.route(port(from), port(to))?.distance_km ?? 0;
  expect(km / NM_KM / published).toBeGreaterThan(0.9);
  expect(km / NM_KM / published).toBeLessThan(1.1);
});

test('a chosen port is used, with its inland legs; without a route to it there is none', () => {
  const ports = { origin_port: 'NLRTM', destination_port: 'CNNGB' };
  const legs = planLegs(geography, located('Munich, DE'), located('Shanghai, CN'), 'sea', ports);
  const voyage = legs.find((leg) => vehicleOf(leg) === 'ship');
  expect([voyage?.from.code, voyage?.to.code]).toEqual(['NLRTM', 'CNNGB']);
  expect(legs[0]?.from.name).toBe('Munich');
  const unreachable = { origin_port: 'USLAX' };
  expect(planLegs(geography, located('Munich, DE'), located('Shanghai, CN'), 'sea', unreachable)).toEqual([]);
});

test('other ports are offered by cost, with the chosen one first', () => {
  const { origin, destination } = geography.portChoices(located('Munich, DE'), located('Shanghai, CN'), {});
  expect(origin[0]?.code).toBe('DEHAM');
  expect(origin.map(({ code }) => code)).toContain('NLRTM');
  expect(destination[0]?.code).toBe('CNSHA');
});

function located(text: string) {
  const [city, country] = text.split(', ') as [string, string];
  const place = locatePlace(geography.gazetteer, { city, country });
  if (!place || place.approximate) throw new Error(`${text} is not in the gazetteer`);
  return place;
}

function port(code: string): Gateway {
  const found = geography.ports.all.find((gateway) => gateway.code === code);
  if (!found) throw new Error(`No port ${code}`);
  return found;
}
