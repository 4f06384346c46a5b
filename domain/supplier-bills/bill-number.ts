/** A supplier’s bill number, normalized: letters and digits only, in upper case. 'inv 00-12/A' is 'INV0012A'. */
export function billNumberKey(number: string): string {
  return number
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
