import { pageMeta } from '#web/shell/page-meta.ts';

export const meta = () => pageMeta('Reset password');

export default function ResetPasswordPage() {
  return <h1>Reset password</h1>;
}
