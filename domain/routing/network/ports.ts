import type { Gateway, Ports } from '../geography.ts';
import { distanceKm } from '../search/geodesy.ts';

const UNREACHABLE = 65_535;
/** Ratio of the sea distance along a coast to the straight line. */
const COASTING = 1.3;

/**
 * Combines ports with the distance table of the major ones: the upper triangle in their order, little-endian 16-bit
 * km. A minor port uses the nearest major one's distances. Throws when the table was built for other ports.
 */
export function createPorts(all: readonly Gateway[], triangle: Uint8Array): Ports {
  const major = all.filter(({ isMajor }) => isMajor);
  const numbers = new Map(major.map((port, number) => [port, number]));
  const bytes = new DataView(triangle.buffer, triangle.byteOffset, triangle.byteLength);
  const pairs = (major.length * (major.length - 1)) / 2;
  if (bytes.byteLength !== pairs * 2)
    throw new Error('The table of port distances was built for other ports');
  const nearestMajor = new WeakMap<Gateway, Gateway>();

  function stationOf(port: Gateway): Gateway {
    if (port.isMajor) return port;
    const known = nearestMajor.get(port);
    if (known) return known;
    const nearest = major.reduce((best, next) =>
      distanceKm(port, next) < distanceKm(port, best) ? next : best,
    );
    nearestMajor.set(port, nearest);
    return nearest;
  }

  return {
    all,
    seaKm(from, to) {
      const start = stationOf(from);
      const end = stationOf(to);
      if (start === end) return distanceKm(from, to) * COASTING;
      const low = Math.min(numbers.get(start) as number, numbers.get(end) as number);
      const high = Math.max(numbers.get(start) as number, numbers.get(end) as number);
      const rowStart = low * major.length - (low * (low + 1)) / 2;
      const km = bytes.getUint16(2 * (rowStart + high - low - 1), true);
      if (km === UNREACHABLE) return Infinity;
      return km + (distanceKm(from, start) + distanceKm(to, end)) * COASTING;
    },
  };
}
