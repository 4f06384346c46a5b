/** Why the configured map could not be drawn. */
export type MapProblem = 'configuration' | 'no key' | 'start' | 'loading';

export const problemTitles: Record<MapProblem, string> = {
  configuration: 'Failed to load map configuration',
  'no key': 'No Google Maps API key received',
  start: 'Failed to initialize map',
  loading: 'Google Maps could not be loaded',
};

export class MapFailure extends Error {
  readonly problem: MapProblem;
  /** Nothing on this page can mend it; a new page may. */
  readonly final: boolean;

  constructor(problem: MapProblem, { final = false } = {}) {
    super(problemTitles[problem]);
    this.problem = problem;
    this.final = final;
  }
}
