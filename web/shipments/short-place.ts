/** 'Newark Liberty' for 'Newark Liberty International Airport, US', where one line has room for no more. */
export function shortPlace(place: string): string {
  return place.replace(/, [A-Z]{2}$/, '').replace(/( International)? Airport$/, '');
}
