import { DAY_MS } from '../calendar/durations.ts';
import type { SecurityFiling } from '../customs/security-filing.ts';
import type { Incoterm } from '../documents/incoterm.ts';
import type { TransportMode } from '../routing/transport-mode.ts';
import type { JourneyStep } from './completed-steps.ts';

/** The moments of a shipment that due dates of standard tasks refer to. */
export const TASK_ANCHORS = ['etd', 'eta'] as const;
export type TaskAnchor = (typeof TASK_ANCHORS)[number];

interface StandardTask {
  key: string;
  title: string;
  anchor: TaskAnchor;
  /** Days after the anchor; before it where negative. */
  days: number;
}

type DaysByMode = Partial<Record<TransportMode, number>>;

interface TaskTemplate {
  key: string;
  title: string;
  anchor: TaskAnchor;
  /** The modes that it is for, each with its days. */
  days: DaysByMode;
  /** Only under these terms; of any, also unknown, without. */
  incoterms?: readonly Incoterm[];
  /** Only for shipments that need the filing. */
  filing?: SecurityFiling;
  /** Of no use after this step. */
  before?: JourneyStep;
  /** Only where the shipment has containers that go back to the carrier. */
  with_containers?: true;
}

const inAnyMode = (days: number): DaysByMode => ({ sea: days, air: days, rail: days, road: days });

/**
 * EXW leaves the export declaration to the buyer; CIF and CIP oblige the seller to insure. Filings are due 24 hours before the
 * loading of a vessel, which can begin a day before its departure, and before the loading of an aircraft. By road and rail
 * they are due an hour or two before the border, so before departure.
 */
const TEMPLATES: readonly TaskTemplate[] = [
  {
    key: 'book_carrier',
    title: 'Book the carrier',
    anchor: 'etd',
    days: { sea: -14, rail: -10, air: -5, road: -3 },
    before: 'departure',
  },
  {
    key: 'collect_documents',
    title: 'Collect the commercial invoice and the packing list',
    anchor: 'etd',
    days: { sea: -7, rail: -5, air: -3, road: -2 },
    before: 'departure',
  },
  {
    key: 'export_declaration',
    title: 'Lodge the export declaration',
    anchor: 'etd',
    days: { sea: -3, rail: -2, air: -1, road: -1 },
    incoterms: ['FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP', 'FAS', 'FOB', 'CFR', 'CIF'],
    before: 'departure',
  },
  {
    key: 'isf',
    title: 'File the importer security filing (ISF 10+2)',
    anchor: 'etd',
    days: { sea: -2 },
    filing: 'isf',
    before: 'departure',
  },
  {
    key: 'ens',
    title: 'Lodge the entry summary declaration (ENS)',
    anchor: 'etd',
    days: { sea: -2, air: -1, rail: 0, road: 0 },
    filing: 'ens',
    before: 'departure',
  },
  {
    key: 'verified_gross_mass',
    title: 'Send the verified gross mass to the carrier',
    anchor: 'etd',
    days: { sea: -2 },
    before: 'departure',
  },
  {
    key: 'insurance',
    title: 'Confirm the cargo insurance',
    anchor: 'etd',
    days: inAnyMode(-1),
    incoterms: ['CIF', 'CIP'],
    before: 'departure',
  },
  {
    key: 'pre_alert',
    title: 'Send the pre-alert to the destination agent',
    anchor: 'etd',
    days: { sea: 3, rail: 1, air: 0 },
    before: 'arrival',
  },
  {
    key: 'arrival_notice',
    title: 'Send the arrival notice',
    anchor: 'eta',
    days: { sea: -5, rail: -2, air: -1 },
    before: 'arrival',
  },
  {
    key: 'import_declaration',
    title: 'Lodge the import declaration',
    anchor: 'eta',
    days: { sea: -2, rail: -1, air: 0, road: 0 },
    before: 'customs_release',
  },
  {
    key: 'delivery_order',
    title: 'Issue the delivery order',
    anchor: 'eta',
    days: { sea: 0, air: 0, rail: 0 },
    before: 'delivery',
  },
  {
    key: 'delivery_appointment',
    title: 'Agree the delivery appointment',
    anchor: 'eta',
    days: inAnyMode(-1),
    incoterms: ['DAP', 'DPU', 'DDP'],
    before: 'delivery',
  },
  {
    key: 'duties',
    title: 'Pay duties and taxes',
    anchor: 'eta',
    days: inAnyMode(0),
    incoterms: ['DDP'],
    before: 'customs_release',
  },
  { key: 'proof_of_delivery', title: 'Obtain the proof of delivery', anchor: 'eta', days: inAnyMode(2) },
  {
    key: 'empty_return',
    title: 'Return the empty containers',
    anchor: 'eta',
    days: { sea: 7, rail: 7 },
    with_containers: true,
  },
];

/** What a shipment is known to need, and what is done. */
export interface TaskConditions {
  incoterm: Incoterm | null;
  passed?: ReadonlySet<JourneyStep>;
  /** The keys of tasks that other records prove done. */
  proven?: ReadonlySet<string>;
  filings?: ReadonlySet<SecurityFiling>;
  /** Whether it has containers that go back to the carrier. */
  has_containers?: boolean;
}

/**
 * The standard tasks of a shipment by its mode and its conditions, without those that its journey has left behind or that are
 * proven done; those of sea freight where the mode is unknown.
 */
export function standardTasks(mode: TransportMode | null, conditions: TaskConditions): StandardTask[] {
  return TEMPLATES.flatMap((template) => {
    const { key, title, anchor } = template;
    const days = template.days[mode ?? 'sea'];
    return days === undefined || !isNeeded(template, conditions) ? [] : [{ key, title, anchor, days }];
  });
}

function isNeeded(
  { key, incoterms, filing, before, with_containers }: TaskTemplate,
  { incoterm, passed, proven, filings, has_containers }: TaskConditions,
): boolean {
  return (
    (!incoterms || (incoterm !== null && incoterms.includes(incoterm))) &&
    (filing === undefined || filings?.has(filing) === true) &&
    (before === undefined || !passed?.has(before)) &&
    (!with_containers || has_containers === true) &&
    !proven?.has(key)
  );
}

/** When a task is due: as staff have set, otherwise by its anchor; null while that is unknown. */
export function dueOf(
  { due_at, anchor, days }: { due_at: Date | null; anchor: TaskAnchor | null; days: number | null },
  anchors: Readonly<Record<TaskAnchor, Date | null>>,
): Date | null {
  const moment = anchor && anchors[anchor];
  if (due_at || !moment || days === null) return due_at;
  return new Date(moment.getTime() + days * DAY_MS);
}
