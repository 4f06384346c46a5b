declare module 'virtual:priced-lane' {
  /** Null if the lane cannot be priced any more. */
  export const pricedLane: import('./lane-card.tsx').PricedLane | null;
}
