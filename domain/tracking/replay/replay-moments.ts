/** The freight is, or will be, `km` along its route at this time. */
export interface Moment {
  km: number;
  time: number;
}

/**
 * The plan bent to what is known: nothing lies behind the freight later than it was seen, and what lies
 * ahead moves by as much as the freight is late or early now. In order along the route.
 */
export function momentsOf(
  stops: readonly { km: number; time: Date | null }[],
  travelled_km: number,
  known_at: Date | null,
): Moment[] {
  const planned = stops.flatMap(({ km, time }) => (time ? [{ km, time: time.getTime() }] : []));
  const planned_now = momentAt(planned, travelled_km);
  if (!known_at || !planned_now) return planned;
  const known = known_at.getTime();
  const slip = known - planned_now.getTime();
  return [
    ...planned
      .filter(({ km }) => km < travelled_km)
      .map(({ km, time }) => ({ km, time: Math.min(time, known) })),
    { km: travelled_km, time: known },
    ...planned.filter(({ km }) => km > travelled_km).map(({ km, time }) => ({ km, time: time + slip })),
  ];
}

/** Interpolated between the moments around it; before the first and after the last it is theirs. */
export function momentAt(moments: readonly Moment[], km: number): Date | null {
  const next = moments.findIndex((moment) => moment.km >= km);
  const to = moments[next] ?? moments.at(-1);
  if (!to) return null;
  const from = moments[next - 1] ?? to;
  const share = to.km > from.km ? (km - from.km) / (to.km - from.km) : 1;
  return new Date(from.time + share * (to.time - from.time));
}
