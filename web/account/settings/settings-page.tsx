import { ProtectedScreen } from '#web/people/protected-screen.tsx';
import { pageMeta } from '#web/shell/page-meta.ts';
import { Settings } from './settings.tsx';

export const meta = () => pageMeta('Settings');

export default function SettingsPage() {
  return (
    <ProtectedScreen access="signed-in">
      <Settings />
    </ProtectedScreen>
  );
}
