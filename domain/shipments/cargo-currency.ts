/** Cargo values and unit prices of cargo lines are declared in US dollars, whatever the currency of the price. */
export const CARGO_CURRENCY = 'USD';
