/**
 * `npm run audit`: asks the registry for known weaknesses of what the product runs on. Fails when it names a high or
 * critical one; says so, and fails nothing, when the registry does not answer.
 */
import { advisoriesIn } from './launch/advisories.mjs';
import { main, run } from './launch/processes.mjs';

const LONGEST_SECONDS = 60;

await main(async () => {
  const args = ['audit', '--omit=dev', '--json', '--loglevel=silent'];
  const { output } = await run('npm', args, { output: 'pipe', seconds: LONGEST_SECONDS });
  const { answered, grave, others } = advisoriesIn(output);
  if (!answered) {
    console.log('groundswell: SKIPPED, the registry does not tell advisories here; nothing was checked');
    return 0;
  }
  for (const line of grave) console.log(`FAILED  ${line}`);
  console.log(`groundswell: ${grave.length} grave and ${others} other advisories`);
  return grave.length === 0 ? 0 : 1;
});
