interface SessionPerson {
  full_name: string;
  email: string;
  role: 'customer' | 'driver' | 'dispatcher' | 'admin';
}

export interface SessionState {
  status: 'loading' | 'signed-in' | 'signed-out';
  person?: SessionPerson;
}

/** Who is signed in, as far as the page knows. */
export function useSession(): SessionState {
  return { status: 'signed-out' };
}
