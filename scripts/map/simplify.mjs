/**
 * Converts a topology to plain coordinates and simplifies its arcs by `tolerance` degrees. Neighbours share arcs, so
 * simplified borders still match.
 */
export function simplifyTopology(topology, tolerance) {
  const { transform, ...rest } = topology;
  const arcs = topology.arcs.map((arc) => simplifyLine(decodeArc(arc, transform), tolerance));
  return { ...rest, arcs };
}

function decodeArc(arc, { scale, translate }) {
  let x = 0;
  let y = 0;
  return arc.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
}

/** Ramer-Douglas-Peucker in the line's units; a closed line uses its farthest point as a second anchor. */
export function simplifyLine(line, tolerance) {
  if (line.length <= 4) return line;
  const keep = new Set([0, line.length - 1]);
  const open = [[0, line.length - 1]];
  for (let range = open.pop(); range; range = open.pop()) {
    const { index, distance } = farthest(line, ...range);
    if (distance <= tolerance && keep.size > 3) continue;
    if (index === -1) continue;
    keep.add(index);
    open.push([range[0], index], [index, range[1]]);
  }
  return [...keep].sort((one, other) => one - other).map((index) => line[index]);
}

function farthest(line, from, to) {
  let best = { index: -1, distance: -1 };
  for (let index = from + 1; index < to; index++) {
    const distance = distanceToSegment(line[index], line[from], line[to]);
    if (distance > best.distance) best = { index, distance };
  }
  return best;
}

function distanceToSegment([px, py], [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((px - ax) * dx + (py - ay) * dy) / length));
  return Math.hypot(px - ax - along * dx, py - ay - along * dy);
}
