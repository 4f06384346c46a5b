/** The lane that the home page prices. */
export const homeLane = { origin: 'Shanghai, China', destination: 'Rotterdam, Netherlands', cargo_kg: 1000 };
