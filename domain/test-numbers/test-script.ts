import { DAY_MS, HOUR_MS, MINUTE_MS } from '../calendar/durations.ts';
import type { Classifier, MilestoneObject, MilestoneSource } from '../milestones/milestone.ts';
import type { MilestoneCode } from '../milestones/milestone-codes.ts';
import type { LegRole } from '../shipment-file/leg.ts';

export const TEST_SCENARIOS = [
  'on_time',
  'rolled',
  'customs_hold',
  'transhipment_missed',
  'duplicated_and_shuffled',
  'lost_position',
] as const;
type TestScenario = (typeof TEST_SCENARIOS)[number];

/** Milliseconds after the start of the run; negative for what happened before. */
type Time = number;

export const minutes = (count: number): Time => count * MINUTE_MS;
export const hours = (count: number): Time => count * HOUR_MS;
export const days = (count: number): Time => count * DAY_MS;

export interface ScriptedLeg {
  role: LegRole;
  mode: 'sea' | 'road';
  /** UN/LOCODEs. */
  from: string;
  to: string;
  carrier: string;
  vessel_name?: string;
  voyage?: string;
  etd: Time;
  eta: Time;
}

export interface ScriptedReport {
  object: MilestoneObject;
  code: MilestoneCode;
  classifier: Classifier;
  at: Time;
  unlocode: string;
  source: MilestoneSource;
  reason?: string;
}

export interface ScriptedStep {
  at: Time;
  reports: readonly ScriptedReport[];
}

/** A run lasts an hour, then the script begins again. */
export const RUN_MS = HOUR_MS;

export interface TestScript {
  scenario: TestScenario;
  tracking_number: string;
  /** When runs begin, after the full hour. */
  begins: Time;
  cargo_description: string;
  booked: Time;
  equipment_number: string;
  legs: readonly ScriptedLeg[];
  /** In order. */
  steps: readonly ScriptedStep[];
  /** When the vehicle of the last leg reports its position, and how far along the leg it then is, from 0 to 1. */
  moves: readonly { from: Time; to: Time; share: readonly [from: number, to: number] }[];
}

/** The start of the run that is under way. */
export function runStart({ begins }: Pick<TestScript, 'begins'>, now: Date): Date {
  const at = now.getTime();
  return new Date(at - ((((at - begins) % RUN_MS) + RUN_MS) % RUN_MS));
}

/** How many steps of a run are due. */
export function stepsDue({ steps }: Pick<TestScript, 'steps'>, started_at: Date, now: Date): number {
  const elapsed = now.getTime() - started_at.getTime();
  return steps.filter(({ at }) => at <= elapsed).length;
}

/** How far along its last leg the vehicle is, from 0 to 1; null while it reports nothing. */
export function legProgress(
  { moves }: Pick<TestScript, 'moves'>,
  started_at: Date,
  now: Date,
): number | null {
  const elapsed = now.getTime() - started_at.getTime();
  const move = moves.find(({ from, to }) => from <= elapsed && elapsed < to);
  if (!move) return null;
  const [first, last] = move.share;
  return first + ((elapsed - move.from) / (move.to - move.from)) * (last - first);
}
