import { allOf, atMost, given } from '../validation/rules.ts';

export const templateNameRule = allOf(given('Enter a name.'), atMost(80));
