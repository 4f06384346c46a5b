import { pageMeta } from '#web/shell/page-meta.ts';

export const meta = () => pageMeta('Create account');

export default function RegisterPage() {
  return <h1>Create account</h1>;
}
