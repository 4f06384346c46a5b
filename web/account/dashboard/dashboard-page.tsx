import { pageMeta } from '#web/shell/page-meta.ts';

export const meta = () => pageMeta('Dashboard');

export default function DashboardPage() {
  return (
    <div className="container-site py-10">
      <h1>Dashboard</h1>
    </div>
  );
}
