/** What has become of a person's other sessions. */
export function endedSessions(ended: number): string {
  if (ended === 0) return 'You were signed in nowhere else.';
  return ended === 1 ? 'One other session was signed out.' : `${ended} other sessions were signed out.`;
}
