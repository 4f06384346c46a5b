/** The freight is `km` along its route at this time. */
export interface Moment {
  km: number;
  time: number;
}

/**
 * Adjusts the plan to the known position: places behind the freight are no later than the position, places ahead move by
 * the current delay. In order along the route.
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

/** Interpolates between neighbouring times, and clamps to the first and last. */
export function momentAt(moments: readonly Moment[], km: number): Date | null {
  const next = moments.findIndex((moment) => moment.km >= km);
  const to = moments[next] ?? moments.at(-1);
  if (!to) return null;
  const from = moments[next - 1] ?? to;
  const share = to.km > from.km ? (km - from.km) / (to.km - from.km) : 1;
  return new Date(from.time + share * (to.time - from.time));
}
