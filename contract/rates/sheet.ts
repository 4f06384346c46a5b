export const MAX_SHEET_BYTES = 25 * 2 ** 20;
export const SHEET_TOO_LARGE = 'The file can be at most 25 MB.';
