import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COUNTRIES } from '#domain/places/countries.ts';
import { distanceKm } from '#domain/places/distance.ts';
import { locatePlace } from '#domain/places/locate-place.ts';
import { geographyForTests } from './geography-for-tests.ts';

const geography = await geographyForTests();
const inland = readFileSync(new URL('../../data/places/inland-unlocodes.tsv', import.meta.url), 'utf8')
  .split('\n')
  .map((row) => row.split('\t') as [string, string, string, string, string]);

test.each([
  ['DEDUI', 'Duisburg', 'inland', null],
  ['CHBSL', 'Basel', 'inland', 'BSL'],
  ['VNHAN', 'Hanoi', 'inland', 'HAN'],
  ['DEMUC', 'Munich', 'inland', 'MUC'],
  ['DEFRA', 'Frankfurt am Main', 'inland', 'FRA'],
  ['CNNGB', 'Ningbo', 'port', 'NGB'],
  ['SGSIN', 'Singapore', 'port', 'SIN'],
  ['NLRTM', 'Rotterdam', 'port', null],
  ['GBLHR', 'London Heathrow Airport', 'airport', 'LHR'],
  ['FRCDG', 'Charles de Gaulle International Airport', 'airport', 'CDG'],
  ['USORD', "Chicago O'Hare International Airport", 'airport', 'ORD'],
  ['CNPVG', 'Shanghai Pudong International Airport', 'airport', 'PVG'],
  ['CNSIA', "Xi'an", 'inland', 'XIY'],
  ['USLUI', 'Louisville', 'inland', 'SDF'],
  ['KENBO', 'Nairobi', 'inland', 'NBO'],
  ['INDEL', 'Delhi', 'inland', 'DEL'],
  ['INTKD', 'Tughlakabad', 'inland', null],
  ['UGKLA', 'Kampala', 'inland', null],
  ['BRSAO', 'São Paulo', 'inland', null],
  ['CNZGZ', 'Zhengzhou', 'inland', null],
  ['USCHI', 'Chicago', 'inland', 'MDW'],
])('%s is %s, %s, %s', (code, name, kind, iata) => {
  expect(geography.unlocode(code)).toMatchObject({ code, name, kind, iata, country: code.slice(0, 2) });
});

test('accepts lower case and spaces, and knows no other codes', () => {
  expect(geography.unlocode('de dui')?.name).toBe('Duisburg');
  expect(geography.unlocode(' nlrtm ')?.name).toBe('Rotterdam');
  expect(geography.unlocode('DEXXX')).toBeUndefined();
  expect(geography.unlocode('')).toBeUndefined();
  expect(geography.unlocode('__proto__')).toBeUndefined();
});

test('every port of the list is known, as are nearly all airports', () => {
  expect(geography.ports.all.filter(({ code }) => !geography.unlocode(code))).toEqual([]);
  const unknown = geography.airports.filter(({ code }) => !geography.unlocodeOfAirport(code));
  expect(unknown.filter(({ isMajor }) => isMajor).map(({ code }) => code)).toEqual(['CRK', 'EHU', 'PRN']);
  expect(unknown.length).toBeLessThan(60);
});

test('an airport is near the place whose UN/LOCODE it has', () => {
  const apart = geography.airports.flatMap((airport) => {
    const place = geography.unlocodeOfAirport(airport.code);
    return place && distanceKm(place, airport) > 75 ? [`${airport.code} ${place.code}`] : [];
  });
  expect(apart).toEqual([]);
});

test('inland places: at least 600, each code once, in a known country, inside the world', () => {
  expect(inland.length).toBeGreaterThan(1200);
  expect(new Set(inland.map(([code]) => code)).size).toBe(inland.length);
  const countries = new Set(COUNTRIES.map(({ code }) => code));
  for (const [code, name, country, latitude, longitude] of inland) {
    expect(code).toMatch(/^[A-Z]{2}[A-Z2-9]{3}$/);
    expect(code.slice(0, 2)).toBe(country);
    expect(countries).toContain(country);
    expect(name).not.toBe('');
    expect(Math.abs(Number(latitude))).toBeLessThan(72);
    expect(Math.abs(Number(longitude))).toBeLessThanOrEqual(180);
  }
});

test('an inland place is within 60 km of the largest town of its name, apart from known namesakes', () => {
  const apart = inland.flatMap(([code, name, country, latitude, longitude]) => {
    const town = locatePlace(geography.gazetteer, { city: name, country }, { exact: true });
    const km =
      town && !town.approximate
        ? distanceKm(town, { latitude: Number(latitude), longitude: Number(longitude) })
        : 0;
    return km > 60 ? [code] : [];
  });
  expect(apart.join(' ')).toBe('KZAAU KZSCO USBTV USCSG USFYV USGPZ USPIA USSFY USSPI');
});

test.each([
  ['DEDUI', 'DEDUI'],
  ['de d', 'DEDUI'],
  ['duis', 'DEDUI'],
  ['fra', 'DEFRA'],
  ['cnn', 'CNNGB'],
  ['Rotterdam', 'NLRTM'],
  ['München', 'DEMUC'],
  ['Köln', 'DECGN'],
  ['Praha', 'CZPRG'],
  ['Switzerland', 'CHBSL'],
  ['Angeles', 'USLAX'],
])('%s finds %s', (text, code) => {
  expect(geography.searchUnlocodes(text).map((place) => place.code)).toContain(code);
});

test('the likeliest comes first, up to the limit', () => {
  expect(geography.searchUnlocodes('Hamburg')[0]?.code).toBe('DEHAM');
  expect(geography.searchUnlocodes('Wien')[0]?.code).toBe('ATVIE');
  expect(geography.searchUnlocodes('Germany', 20).every(({ country }) => country === 'DE')).toBe(true);
  expect(geography.searchUnlocodes('de', 3)).toHaveLength(3);
  expect(geography.searchUnlocodes('')).toEqual([]);
  expect(geography.searchUnlocodes('qqqqqq')).toEqual([]);
});
