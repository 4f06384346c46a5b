/** Separate, so that tests can do without the build. */
export { pricedLane } from 'virtual:priced-lane';
