import type { ReactNode } from 'react';
import { ProtectedScreen } from '#web/people/protected-screen.tsx';
import { useSession } from '#web/people/session.ts';
import { ConsoleFrame } from './console-frame.tsx';

interface StaffScreenProps {
  access: 'staff' | 'admin';
  /** The heading, if it stands in the top bar and not in the screen. */
  title?: string;
  children: ReactNode;
}

/** A console screen with access control and the console's frame. */
export function StaffScreen({ access, title, children }: StaffScreenProps) {
  const { person } = useSession();
  return (
    <ProtectedScreen access={access}>
      {person && (
        <ConsoleFrame person={person} title={title}>
          {children}
        </ConsoleFrame>
      )}
    </ProtectedScreen>
  );
}
