/** What a session keeps of a sign-in that was not by password here. */
export interface SessionOrigin {
  /** The issuer's ID token, encrypted for its user: signing out takes it to the issuer. */
  sealed_id_token: Uint8Array;
  /** Whether the issuer says that the person has proved more than one factor. */
  multi_factor: boolean;
  /** When they signed in at the issuer, which may be long ago. */
  reauthenticated_at: Date;
}
