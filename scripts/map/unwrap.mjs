/** Unwraps a line: its longitudes continue beyond ±180 instead of wrapping. */
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
 * Unwraps a ring to planar coordinates with its middle within ±180: Eurasia extends from -10 to 190, wherever its ring
 * starts. A ring around the pole (Antarctica) is closed along the pole.
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
