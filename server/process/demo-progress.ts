import { isTerminal, type Logger } from '../observability/log.ts';

const QUARTERS = 4;

/** Shows how far the last step of the first start is (`scripts/launch/progress.mjs` has the others). */
export function showDemoProgress(log: Logger): (share: number) => void {
  let shown = -1;
  return (share) => {
    const quarter = Math.floor(share * QUARTERS);
    if (quarter <= shown) return;
    shown = quarter;
    const line = `step 3 of 3, making the demonstration data, ${(quarter * 100) / QUARTERS} %`;
    if (!isTerminal) log.info(line);
    else process.stdout.write(`\rgroundswell: ${line}${quarter === QUARTERS ? '\n' : ''}`);
  };
}
