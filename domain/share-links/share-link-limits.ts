/** Separate from the schemas so that pages can import them without zod. */
export const MAX_PIN_ATTEMPTS = 10;
export const PIN_REFUSAL = 'Enter a PIN of 4 to 10 digits.';
export const DEFAULT_DAYS = 30;
