/** What the build computes and exports as `virtual:…` modules. */
export const pricedLane = null;
export const downloadSizes: Readonly<Record<string, number>> = {};
