/**
 * Sea distances in km between all pairs of major ports, in the order of ports.tsv: the upper triangle row by row,
 * little-endian 16-bit; 65535 where unreachable.
 */
export function buildPortDistances(ports, seaRouter) {
  const pairs = (ports.length * (ports.length - 1)) / 2;
  const bytes = new DataView(new ArrayBuffer(pairs * 2));
  let at = 0;
  for (const [index, port] of ports.entries()) {
    for (const km of seaRouter.distances(port, ports.slice(index + 1))) {
      bytes.setUint16(at, Number.isFinite(km) ? Math.round(km) : 65_535, true);
      at += 2;
    }
  }
  return new Uint8Array(bytes.buffer);
}
