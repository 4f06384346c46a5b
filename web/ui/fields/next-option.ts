/** The next index in a list that wraps through -1, which stands for the typed text. */
export function nextOption(from: number, by: 1 | -1, length: number) {
  const next = from + by;
  if (next >= length) return -1;
  return next < -1 ? length - 1 : next;
}
