import type { OfferedOption } from '#contract/routing.ts';
import type { ChosenPorts, PortChoice } from '#domain/routing/route-option.ts';

interface Stop {
  /** 'Port of Houston, US' */
  location_name: string;
}

/** The choices at which the planned route calls. */
export function currentPorts(
  { origin, destination }: NonNullable<OfferedOption['port_choices']>,
  waypoints: readonly Stop[],
): ChosenPorts {
  const calledAt = (choices: readonly PortChoice[]) =>
    choices.find(({ name, country }) =>
      waypoints.some(({ location_name }) => location_name === callName(name, country)),
    )?.code;
  const [origin_port, destination_port] = [calledAt(origin), calledAt(destination)];
  return { ...(origin_port && { origin_port }), ...(destination_port && { destination_port }) };
}

/** As waypoints are named. */
function callName(name: string, country: string): string {
  return `${/\bport\b/i.test(name) ? '' : 'Port of '}${name}, ${country}`;
}
