import { pageMeta } from '#web/shell/page-meta.ts';

export const meta = () => pageMeta('Forgot password');

export default function ForgotPasswordPage() {
  return <h1>Forgot password</h1>;
}
