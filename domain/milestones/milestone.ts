import * as z from 'zod';
import { momentText } from '../calendar/moment.ts';
import { normalizeContainerNumber } from '../equipment/container-number.ts';
import { normalizeUnlocode } from '../places/unlocodes.ts';
import { MAX_INTEGER } from '../validation/max-integer.ts';
import { plainText } from '../validation/plain-text.ts';
import { isMilestoneCode, type MilestoneCode } from './milestone-codes.ts';

export const CLASSIFIERS = ['PLN', 'EST', 'ACT'] as const;
export type Classifier = (typeof CLASSIFIERS)[number];

/** Who reports. `rule` is the product itself, such as an arrival that follows from that of the leg before. */
export const MILESTONE_SOURCES = ['staff', 'customer', 'driver', 'device', 'carrier', 'edi', 'rule'] as const;
export type MilestoneSource = (typeof MILESTONE_SOURCES)[number];

export const OBJECT_KINDS = ['shipment', 'leg', 'equipment'] as const;

/** Whether a box is empty or laden, as its source says. */
export const EMPTY_INDICATORS = ['EMPTY', 'LADEN'] as const;
export type EmptyIndicator = (typeof EMPTY_INDICATORS)[number];

/** Text that may be left out or null, which is ''. */
const text = (max_length: number) =>
  plainText()
    .max(max_length, `At most ${max_length} characters.`)
    .nullish()
    .transform((given) => given ?? '');

const time = (name: string) => momentText(`Enter ${name} as RFC 3339 with an offset.`);

export const MilestoneObject = z
  .object({
    kind: z.enum(OBJECT_KINDS, { error: 'The object is a shipment, a leg or equipment.' }),
    equipment_number: plainText().overwrite(normalizeContainerNumber).optional(),
    /** From 1, as in the shipment’s file. */
    leg_sequence: z.number().int().min(1).max(MAX_INTEGER).optional(),
  })
  .refine(({ kind, equipment_number }) => kind !== 'equipment' || equipment_number, {
    error: 'Enter the number of the equipment.',
    path: ['equipment_number'],
  })
  .refine(({ kind, leg_sequence }) => kind !== 'leg' || leg_sequence !== undefined, {
    error: 'Enter the sequence of the leg.',
    path: ['leg_sequence'],
  });
export type MilestoneObject = z.infer<typeof MilestoneObject>;

/** A milestone as a party reports it. */
export const ReportedMilestone = z.object({
  tracking_number: z.string().trim().min(1).max(40),
  object: MilestoneObject.default({ kind: 'shipment' }),
  code: z
    .string()
    .trim()
    .toUpperCase()
    .refine(isMilestoneCode, { error: 'Use a milestone code, such as ARRI.' })
    .transform((code) => code as MilestoneCode),
  classifier: z.enum(CLASSIFIERS, { error: 'The classifier is PLN, EST or ACT.' }),
  occurred_at: time('the time'),
  unlocode: plainText()
    .overwrite(normalizeUnlocode)
    .max(5, 'A UN/LOCODE has five characters.')
    .nullish()
    .transform((given) => given ?? ''),
  facility: text(120),
  /** Of equipment. An empty box proves no status of the shipment. */
  empty_indicator: z
    .enum(EMPTY_INDICATORS, { error: 'The indicator is EMPTY or LADEN.' })
    .nullish()
    .transform((given) => given ?? null),
  source: z.enum(MILESTONE_SOURCES, { error: `The source is one of ${MILESTONE_SOURCES.join(', ')}.` }),
  source_reference: text(120),
  /** When the source made the report; by default when we received it. */
  reported_at: time('the time of the report').nullish(),
  document_type: text(20),
  document_reference: text(120),
  /** Why an estimate changed: 'Missed connection in Singapore'. */
  reason: text(300),
});
export type ReportedMilestone = z.infer<typeof ReportedMilestone>;

export type MilestoneOrIssue = { milestone: ReportedMilestone } | { issue: string };

/** A milestone, or the reason why the fields are not one. */
export function milestoneOrIssue(fields: unknown): MilestoneOrIssue {
  const { data, error } = ReportedMilestone.safeParse(fields);
  return data ? { milestone: data } : { issue: issueText(error?.issues[0]) };
}

/** An invalid milestone is refused alone, not with its batch. */
export const MilestoneOrIssue = ReportedMilestone.transform(
  (milestone): MilestoneOrIssue => ({ milestone }),
).catch(({ error }) => ({ issue: issueText(error.issues[0]) })) as z.ZodType<
  MilestoneOrIssue,
  z.input<typeof ReportedMilestone>
>;

function issueText(issue: { path: readonly PropertyKey[]; message: string } | undefined): string {
  if (!issue) return 'This is not a milestone.';
  return issue.path.length > 0 ? `${issue.path.join('.')}: ${issue.message}` : issue.message;
}
