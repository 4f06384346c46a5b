import { offsetZone, utcOffsetMinutes } from '#domain/calendar/calendar-day.ts';
import { MINUTE_MS } from '#domain/calendar/durations.ts';
import { ReportedMilestone } from '#domain/milestones/milestone.ts';
import {
  legProgress,
  runStart,
  type ScriptedReport,
  type ScriptedStep,
  stepsDue,
  type TestScript,
} from '#domain/test-numbers/test-script.ts';
import { placeOn, trackOf } from '#domain/tracking/track.ts';
import type { Transaction } from '../database/pool/connection.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Geography } from '../geography/geography.ts';
import { recordReports } from '../milestones/record-reports.ts';
import { changedMessages } from '../shipment-records/publish-changed.ts';
import { lockShipment } from '../shipment-records/shipments-table.ts';
import { recordPosition } from '../tracking/record-position.ts';
import { listLegs } from '../tracking/route/route-legs-table.ts';
import { bookTestShipment } from './book-test-shipment.ts';
import { findTestRun, markSteps } from './test-runs-table.ts';
import { testShipmentId } from './test-shipment-id.ts';

const HOUR_MINUTES = 60;

/** Brings the shipment of a script to the present: a new run, the steps that are due, the position of its vehicle. */
export async function runScript(
  transaction: Transaction,
  dependencies: Dependencies,
  script: TestScript,
): Promise<void> {
  const id = testShipmentId(script);
  const now = dependencies.now();
  const started_at = runStart(script, now);
  const before = await lockShipment(transaction, id);
  const run = before && (await findTestRun(transaction, id));
  const isNew = run?.started_at.getTime() !== started_at.getTime();
  if (isNew && !(await bookTestShipment(transaction, dependencies, script, { id, started_at, now }))) return;
  const done = isNew ? 0 : run.steps;
  const due = stepsDue(script, started_at, now);
  for (const step of script.steps.slice(done, due))
    await takeStep(transaction, dependencies, script, { id, started_at, step });
  if (due > done) await markSteps(transaction, id, due);
  const share = legProgress(script, started_at, now);
  if (share !== null) await move(transaction, dependencies, script, { id, started_at, share });
  const after = isNew && (await lockShipment(transaction, id));
  if (after) await dependencies.broadcast.publish(transaction, changedMessages(after, null));
}

/** Reports what a step says at the time of its script, as its sources would, through the ingest path. */
async function takeStep(
  transaction: Transaction,
  dependencies: Dependencies,
  { tracking_number }: TestScript,
  { id, started_at, step }: { id: string; started_at: Date; step: ScriptedStep },
): Promise<void> {
  const shipment = await lockShipment(transaction, id);
  if (!shipment) return;
  const now = new Date(started_at.getTime() + step.at);
  const reports = step.reports.map((report, index) => ({
    index,
    milestone: ReportedMilestone.parse({
      ...report,
      tracking_number,
      occurred_at: localTime(dependencies.geography, report, started_at),
      source_reference: 'TEST',
    }),
  }));
  const results = await recordReports(
    transaction,
    { ...dependencies, now: () => now },
    [{ shipment, reports }],
    null,
  );
  const refused = results.find(({ status }) => status === 'refused');
  if (refused) throw new Error(`A report of the script of ${tracking_number} was refused: ${refused.issue}`);
}

/** With the offset of the place. */
function localTime(geography: Geography, { unlocode, at }: ScriptedReport, started_at: Date): string {
  const moment = new Date(started_at.getTime() + at);
  const place = geography.unlocode(unlocode);
  const offset = place ? utcOffsetMinutes(moment, geography.timeZones.at(place)) : 0;
  const local = new Date(moment.getTime() + offset * MINUTE_MS).toISOString().slice(0, -1);
  return `${local}${offset === 0 ? 'Z' : offsetZone(offset)}`;
}

/** The vehicle is on the last leg. */
async function move(
  transaction: Transaction,
  { broadcast, now }: Dependencies,
  { moves, legs }: TestScript,
  { id, started_at, share }: { id: string; started_at: Date; share: number },
): Promise<void> {
  const route = await listLegs(transaction, id);
  const track = trackOf(route);
  const before_km = trackOf(route.slice(0, -1)).length_km;
  const leg_km = track.length_km - before_km;
  const elapsed = now().getTime() - started_at.getTime();
  const current = moves.find(({ from, to }) => from <= elapsed && elapsed < to);
  if (!current) return;
  const [first, last] = current.share;
  const minutes = (current.to - current.from) / MINUTE_MS;
  await recordPosition(transaction, broadcast, id, {
    ...placeOn(track, before_km + share * leg_km),
    speed: Math.round((leg_km * (last - first) * HOUR_MINUTES) / minutes),
    vehicle_identifier: legs.at(-1)?.carrier ?? null,
    taken_at: now(),
  });
}
