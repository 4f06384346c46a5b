import { plainText } from '../validation/plain-text.ts';

const HS_CODE = /^(?:\d{6}|\d{8}|\d{10})$/;

/** Harmonized System code, 6 to 10 digits; dots and spaces are accepted as input. '' for none. */
export const HsCode = plainText()
  .overwrite((typed) => typed.replaceAll(/[\s.]/g, ''))
  .refine(
    (code) => code === '' || HS_CODE.test(code),
    'An HS code has 6, 8 or 10 digits, for example 940521.',
  )
  .default('');
