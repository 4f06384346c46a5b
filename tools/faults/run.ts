import { databaseCut, databaseUnresponsive } from './database-outage.ts';
import { diskFull } from './disk-full.ts';
import { failover } from './failover.ts';
import { type Fault, type Outcome, seconds } from './fault.ts';
import { databaseKilled, serverKilled } from './kills.ts';
import { badMail } from './mail.ts';
import { manySockets } from './many-sockets.ts';
import { patroni } from './patroni.ts';
import { pgbouncer } from './pgbouncer.ts';
import { poolExhausted } from './pool-exhausted.ts';
import { deleteWorld } from './product.ts';
import { rollingUpgrade } from './rolling-upgrade.ts';
import { slowClients } from './slow-clients.ts';
import { threeNodes } from './three-nodes.ts';
import { webhooksKilled } from './webhooks.ts';

const FAULTS: readonly Fault[] = [
  serverKilled,
  databaseKilled,
  databaseCut,
  databaseUnresponsive,
  poolExhausted,
  diskFull,
  slowClients,
  manySockets,
  badMail,
  threeNodes,
  failover,
  pgbouncer,
  patroni,
  rollingUpgrade,
  webhooksKilled,
];

const HEADS = [
  'Fault',
  'Tried',
  'Acknowledged',
  'Lost',
  'Duplicated',
  'Resumes after',
  '503',
  'Other 5xx',
  'Verdict',
];

/** `npm run faults [name …]`: injects one fault after the other and prints the results; `-- --list` only names them. */
const names = process.argv.slice(2);
if (names.includes('--list')) {
  for (const { name, title } of FAULTS) console.log(`${name}: ${title}`);
  process.exit();
}
const unknown = names.filter((name) => !FAULTS.some((fault) => fault.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no fault ${unknown.join(', ')}; there are ${FAULTS.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}

const rows: string[][] = [];
const notes: string[] = [];
for (const fault of FAULTS) {
  if (names.length > 0 && !names.includes(fault.name)) continue;
  const log = (line: string) => console.log(`${fault.name}: ${line}`);
  log(`${fault.title} …`);
  const outcome = await fault.run(log).catch((error: unknown) => failed(error));
  rows.push(rowOf(fault, outcome));
  notes.push(`- **${fault.name}** Promised: ${fault.limit}.${sentences(outcome)}`);
  for (const broken of outcome?.broken ?? []) log(`BROKEN: ${broken}`);
  if ((outcome?.broken.length ?? 0) > 0) process.exitCode = 1;
}
await deleteWorld();
console.log(`\n${table([HEADS, HEADS.map(() => '---'), ...rows])}\n\n${notes.join('\n')}`);

function failed(error: unknown): Outcome {
  return { measured: [], broken: [`the fault could not be completed: ${error}`] };
}

function rowOf({ title }: Fault, outcome: Outcome | null): string[] {
  if (!outcome) return [title, ...HEADS.slice(2).map(() => '–'), 'skipped'];
  const { tried, acknowledged, lost, duplicated, resume_ms, refused, failed: others, broken } = outcome;
  const figures = [tried, acknowledged, lost, duplicated].map(
    (figure) => figure?.toLocaleString('en') ?? '–',
  );
  return [
    title,
    ...figures,
    resume_ms === undefined ? '–' : seconds(resume_ms),
    refused?.toLocaleString('en') ?? '–',
    others?.toLocaleString('en') ?? '–',
    broken.length === 0 ? 'pass' : 'BROKEN',
  ];
}

function sentences(outcome: Outcome | null): string {
  const measured = outcome?.measured ?? [];
  return measured.length > 0 ? ` Measured: ${measured.join('; ')}.` : '';
}

function table(lines: string[][]): string {
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
