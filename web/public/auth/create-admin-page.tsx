import { pageMeta } from '#web/shell/page-meta.ts';

export const meta = () => pageMeta('Create Admin Account');

export default function CreateAdminPage() {
  return <h1>Create Admin Account</h1>;
}
