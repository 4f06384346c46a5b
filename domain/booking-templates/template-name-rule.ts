import { allOf, atMost, required } from '../validation/rules.ts';

export const templateNameRule = allOf(required('Enter a name.'), atMost(80));
