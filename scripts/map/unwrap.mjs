/** A line whose longitudes run on over ±180 instead of jumping. */
export function unwrapLine(line) {
  let offset = 0;
  return line.map(([longitude, latitude], index) => {
    const step = index === 0 ? 0 : longitude - line[index - 1][0];
    if (step > 180) offset -= 360;
    if (step < -180) offset += 360;
    return [longitude + offset, latitude];
  });
}

/**
 * A ring with plane coordinates, its middle within ±180: Eurasia reaches from -10 to 190, wherever its
 * ring happens to start. A ring that goes once around the pole (Antarctica) is closed along the pole.
 */
export function unwrapRing(ring) {
  const line = unwrapLine(ring);
  const [first, last] = [line[0], line.at(-1)];
  const aroundPole = Math.abs(last[0] - first[0]) > 180;
  const closed = aroundPole ? [...line, [last[0], -90], [first[0], -90], first] : line;
  const longitudes = closed.map(([longitude]) => longitude);
  const middle = (Math.min(...longitudes) + Math.max(...longitudes)) / 2;
  const shift = -Math.round(middle / 360) * 360;
  return closed.map(([longitude, latitude]) => [longitude + shift, latitude]);
}
