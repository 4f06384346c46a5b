import type { ReactNode } from 'react';
import { ProtectedScreen } from '#web/people/protected-screen.tsx';
import { useSession } from '#web/people/session.ts';
import { ConsoleFrame } from './console-frame.tsx';

/** A console screen with access control and the console's frame. */
export function StaffScreen({ access, children }: { access: 'staff' | 'admin'; children: ReactNode }) {
  const { person } = useSession();
  return (
    <ProtectedScreen access={access}>
      {person && <ConsoleFrame person={person}>{children}</ConsoleFrame>}
    </ProtectedScreen>
  );
}
