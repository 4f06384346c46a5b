import { expect, test } from 'vitest';
import { currentPorts } from './current-ports.ts';

const choices = {
  origin: [
    { code: 'CNSHA', name: 'Shanghai', country: 'CN' },
    { code: 'CNNGB', name: 'Ningbo', country: 'CN' },
    { code: 'MYPKG', name: 'Port Klang', country: 'MY' },
  ],
  destination: [{ code: 'NLRTM', name: 'Rotterdam', country: 'NL' }],
};

test.each([
  [
    ['Hangzhou, CN', 'Port of Ningbo, CN', 'Port of Rotterdam, NL'],
    ['CNNGB', 'NLRTM'],
  ],
  [['Port Klang, MY'], ['MYPKG', undefined]],
  [['Port of Hamburg, DE'], [undefined, undefined]],
  [['Ningbo, CN'], [undefined, undefined]],
])('a route by %j calls at %j', (names, [origin_port, destination_port]) => {
  const ports = currentPorts(
    choices,
    names.map((location_name) => ({ location_name })),
  );
  expect([ports.origin_port, ports.destination_port]).toEqual([origin_port, destination_port]);
});
