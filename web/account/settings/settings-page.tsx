import { ProtectedScreen } from '#web/people/protected-screen.tsx';
import { useSession } from '#web/people/session.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Settings } from './settings.tsx';

export const meta = () => pageMeta('Settings');

export default function SettingsPage() {
  const { person } = useSession();
  return (
    <ProtectedScreen access="signed-in">{person?.viewing ? <NoSettings /> : <Settings />}</ProtectedScreen>
  );
}

/** Staff who view a customer's area have no account in it. */
function NoSettings() {
  return (
    <div className="container-area">
      <h1 className="mb-4 text-h2 md:mb-6">Settings</h1>
      <EmptyState title="Settings belong to a person’s account">
        Stop viewing to open your own settings.
      </EmptyState>
    </div>
  );
}
