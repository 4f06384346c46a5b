import { pageMeta } from '#web/shell/page-meta.ts';
import { BackLink } from './back-link.tsx';
import { CreateAdminForm } from './create-admin-form.tsx';

export const meta = () => pageMeta('Create Admin Account');

/** Public, as specified. The server decides whether an account may be created. */
export default function CreateAdminPage() {
  return (
    <>
      <h1>Create Admin Account</h1>
      <CreateAdminForm />
      <BackLink to="sign-in" />
    </>
  );
}
