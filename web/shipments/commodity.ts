/** The commodity of a cargo description: the text before the first comma. */
export function commodityOf(cargo: string): string {
  return cargo.split(',', 1)[0] ?? cargo;
}
