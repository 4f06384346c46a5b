/**
 * Encodes lines as SVG path data in relative steps of a tenth of a unit, the most compact form. Draw it with
 * `transform="scale(.1)"`.
 * @param {{ points: [number, number][], closed: boolean }[]} lines
 */
export function compactPath(lines) {
  return lines.map(compactLine).join('');
}

function compactLine({ points, closed }) {
  const tenths = points.map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)]);
  const steps = [];
  for (let index = 1; index < tenths.length; index++) {
    const dx = tenths[index][0] - tenths[index - 1][0];
    const dy = tenths[index][1] - tenths[index - 1][1];
    if (dx !== 0 || dy !== 0) steps.push(`${dx}${dy < 0 ? dy : ` ${dy}`}`);
  }
  if (steps.length === 0 || (closed && steps.length < 3)) return '';
  const joined = steps.reduce((text, step) => (step.startsWith('-') ? text + step : `${text} ${step}`));
  return `M${tenths[0].join(' ')}l${joined}${closed ? 'z' : ''}`;
}

/** A drawing context for d3's geoPath that records lines instead of drawing them. */
export function lineRecorder() {
  const lines = [];
  return {
    lines,
    moveTo: (x, y) => lines.push({ points: [[x, y]], closed: false }),
    lineTo: (x, y) => lines.at(-1).points.push([x, y]),
    closePath: () => {
      lines.at(-1).closed = true;
    },
    beginPath: () => {},
    arc: () => {},
  };
}
