/** The first start: packages, pages, and the demonstration data that the server makes. */
const STEPS = 3;
const QUARTER = 25;

/**
 * Shows how far a step of the first start is: in a terminal on one line, elsewhere with a line for each quarter.
 *
 * @param {number} step from 1
 * @param {string} what such as 'installing packages'
 * @param {{ isTTY?: boolean, write(text: string): unknown }} [output]
 */
export function startProgress(step, what, output = process.stdout) {
  let shown = -1;
  const show = (share) => {
    const percent = Math.floor(Math.min(1, share) * 100);
    // Never backwards, because shares are estimates.
    if (percent <= shown || (!output.isTTY && shown >= 0 && percent < shown + QUARTER && percent < 100))
      return;
    shown = percent;
    const line = `groundswell: step ${step} of ${STEPS}, ${what}, ${percent} %`;
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
