/** Why the configured map couldn't be shown. */
export type MapProblem = 'configuration' | 'no key' | 'start' | 'loading';

export const problemTitles: Record<MapProblem, string> = {
  configuration: 'Failed to load map configuration',
  'no key': 'No Google Maps API key received',
  start: 'Failed to initialize map',
  loading: 'Google Maps could not be loaded',
};

export class MapFailure extends Error {
  readonly problem: MapProblem;
  /** Only a page reload can help. */
  readonly final: boolean;

  constructor(problem: MapProblem, { final = false } = {}) {
    super(problemTitles[problem]);
    this.problem = problem;
    this.final = final;
  }
}
