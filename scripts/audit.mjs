/**
 * `npm run audit`: queries the registry for known vulnerabilities of production packages. Fails on a high or critical
 * one; when the registry does not respond, prints that and succeeds.
 */
import { advisoriesIn } from './launch/advisories.mjs';
import { main, run } from './launch/processes.mjs';

const TIMEOUT_SECONDS = 60;

await main(async () => {
  const args = ['audit', '--omit=dev', '--json', '--loglevel=silent'];
  const { output } = await run('npm', args, { output: 'pipe', seconds: TIMEOUT_SECONDS });
  const { answered, grave, others } = advisoriesIn(output);
  if (!answered) {
    console.log('groundswell: SKIPPED, the registry provides no advisories here; nothing was checked');
    return 0;
  }
  for (const line of grave) console.log(`FAILED  ${line}`);
  console.log(`groundswell: ${grave.length} grave and ${others} other advisories`);
  return grave.length === 0 ? 0 : 1;
});
