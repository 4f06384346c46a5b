import { pageMeta } from '#web/shell/page-meta.ts';

export const meta = () => pageMeta('Command centre');

export default function CommandCentrePage() {
  return (
    <main id="main" tabIndex={-1} className="p-6">
      <h1>Command centre</h1>
    </main>
  );
}
