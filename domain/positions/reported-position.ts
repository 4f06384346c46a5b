import * as z from 'zod';

/** Faster than any freight vehicle; higher values are defects. */
const FASTEST_KMH = 2_500;

/** A position as the device reports it. */
export const ReportedPosition = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  /** ISO 8601 with its zone, or milliseconds since 1970. */
  taken_at: z.union([z.iso.datetime({ offset: true }), z.number().int()]),
  /** km/h. */
  speed: z.number().min(0).max(FASTEST_KMH).optional(),
  /** Degrees clockwise from true north. */
  heading: z.number().min(0).max(360).optional(),
});
export type ReportedPosition = z.infer<typeof ReportedPosition>;

export const REFUSALS = [
  'unreadable',
  'out_of_range',
  'zero_coordinates',
  'in_the_future',
  'too_old',
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** Why the schema rejects a position: devices mostly report numbers out of bounds. */
function refusalBy(failed: { issues: readonly { code?: string | undefined }[] } | undefined): Refusal {
  const codes = failed?.issues.map(({ code }) => code) ?? [];
  const isBeyond = codes.length > 0 && codes.every((code) => code === 'too_big' || code === 'too_small');
  return isBeyond ? 'out_of_range' : 'unreadable';
}

/** An invalid position is rejected alone, not with its batch. Zod’s `catch` needs a fixed fallback. */
export const PositionOrRefusal = ReportedPosition.catch(refusalBy as never) as z.ZodType<
  ReportedPosition | Refusal,
  ReportedPosition
>;
