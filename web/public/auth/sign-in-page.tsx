import { pageMeta } from '#web/shell/page-meta.ts';

export const meta = () => pageMeta('Administrator Access Only');

export default function SignInPage() {
  return <h1>Administrator Access Only</h1>;
}
