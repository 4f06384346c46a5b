import { pageMeta } from '#web/shell/page-meta.ts';

export const meta = () => pageMeta('Mail');

export default function MailPage() {
  return (
    <main id="main" tabIndex={-1} className="p-6">
      <h1>Mail</h1>
    </main>
  );
}
