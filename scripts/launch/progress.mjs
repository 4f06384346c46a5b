/** The first start: packages, pages, and the demonstration data that the server makes. */
const STEPS = 3;
const QUARTER = 25;

/**
 * Shows how far a step is: in a terminal on one line, elsewhere with a line for each quarter. Other commands than `npm start` have no
 * steps after it.
 *
 * @param {number} step from 1
 * @param {string} what such as 'installing packages'
 * @param {object} [options]
 * @param {boolean} [options.isStart]
 * @param {{ isTTY?: boolean, write(text: string): unknown }} [options.output]
 */
export function startProgress(step, what, options = {}) {
  const { isStart = process.env.npm_lifecycle_event === 'start', output = process.stdout } = options;
  const label = isStart ? `step ${step} of ${STEPS}, ${what}` : what;
  let shown = -1;
  const show = (share) => {
    const percent = Math.floor(Math.min(1, share) * 100);
    // Never backwards, because shares are estimates.
    if (percent <= shown || (!output.isTTY && shown >= 0 && percent < shown + QUARTER && percent < 100))
      return;
    shown = percent;
    const line = `groundswell: ${label}, ${percent} %`;
    output.write(output.isTTY ? `\r${line}` : `${line}\n`);
  };
  show(0);
  return {
    show,
    end() {
      show(1);
      if (output.isTTY) output.write('\n');
    },
  };
}
