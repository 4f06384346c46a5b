/** Airline code (two letters, or a letter and a digit), number, and a letter for an extra flight. */
const FLIGHT = /^([A-Z]{2}|[A-Z]\d|\d[A-Z])0*(\d{1,4}[A-Z]?)$/;
const VOYAGE = /^[A-Z0-9]{1,12}$/;

/** 'LH8409' of 'lh 8409' or 'LH-08409'; null when it is not a flight number. */
export function readFlightNumber(typed: string): string | null {
  const [, airline, number] = FLIGHT.exec(normalised(typed)) ?? [];
  return airline && number ? airline + number : null;
}

/** Says what a flight number looks like; null when the typed one is valid. */
export function explainFlightNumber(typed: string): string | null {
  return readFlightNumber(typed) === null
    ? 'A flight number has an airline code and up to four digits, for example LH8409.'
    : null;
}

/** '648W' of '648 w'. Carriers write voyages as they like, often with the direction at the end. */
export function readVoyageNumber(typed: string): string | null {
  const voyage = normalised(typed);
  return VOYAGE.test(voyage) ? voyage : null;
}

function normalised(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s\-./]/g, '');
}
