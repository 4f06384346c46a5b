/** A sentence about the user's other sessions that were signed out. */
export function endedSessions(ended: number): string {
  if (ended === 0) return 'You weren’t signed in anywhere else.';
  return ended === 1 ? 'One other session was signed out.' : `${ended} other sessions were signed out.`;
}
