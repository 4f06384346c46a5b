import type { FieldMessages } from '#web/forms/field-messages.ts';

interface TariffFields {
  name: string;
  /** ISO dates; '' while they are missing. */
  valid_from: string;
  valid_to: string;
}

/** What is wrong with the name and the days of a tariff, by field. */
export function tariffProblems({ name, valid_from, valid_to }: TariffFields): FieldMessages {
  return {
    ...(name.trim() === '' && { name: 'Enter a name.' }),
    ...(valid_from === '' && { valid_from: 'Enter the first day.' }),
    ...(valid_to === ''
      ? { valid_to: 'Enter the last day.' }
      : valid_to < valid_from && { valid_to: 'The last day is before the first.' }),
  };
}
