/** The single sign-on data of a session. */
export interface SessionOrigin {
  /** The issuer’s encrypted ID token, sent to the issuer on sign-out. */
  sealed_id_token: Uint8Array;
  /** Whether the issuer confirms multi-factor authentication. */
  multi_factor: boolean;
  /** When the person signed in at the issuer, which may be long ago. */
  reauthenticated_at: Date;
}
