import { ProtectedScreen } from '#web/people/protected-screen.tsx';
import { pageMeta } from '#web/shell/page-meta.ts';
import { Threads } from './threads.tsx';

export const meta = () => pageMeta('Messages');

export default function MessagesPage() {
  return (
    <ProtectedScreen access="signed-in">
      <Threads />
    </ProtectedScreen>
  );
}
