import { zodResolver } from '@hookform/resolvers/zod';
import { useNavigate } from 'react-router';
import { AdminSignUp } from '#domain/people/account.ts';
import { call } from '#web/api/client.ts';
import { fieldsRefused } from '#web/forms/refused-fields.ts';
import { SubmitForm } from '#web/forms/submit-form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { paths } from '#web/paths.ts';
import { dismissToast, shownToasts, toast } from '#web/ui/overlays/toast.ts';
import { EmailField, FullNameField, NewPasswordField, SetupCodeField } from './account-fields.tsx';
import { adminRefusalReason, asksForSetupCode } from './failure.ts';

const FAILED = 'Failed to create admin account. Please try again.';

/** Shows the setup code field only if the server requires a code. */
export function CreateAdminForm() {
  const navigate = useNavigate();
  const form = useForm({
    initial: { full_name: '', email: '', password: '' },
    resolver: zodResolver(AdminSignUp),
    idPrefix: '',
  });
  const createAdmin = useWrite({
    form,
    send: (account: AdminSignUp, options) => call.people.createAdmin(account, options),
    onSuccess: (_, { email }) => {
      dismissFailures();
      toast({
        title: 'Admin Account Created',
        description: 'Admin account created successfully. You can now sign in.',
      });
      void navigate(paths.auth(), { state: { email } });
    },
    failureToast: { title: 'Error', description: FAILED },
    refusedIn: (error) => {
      const reason = adminRefusalReason(error);
      return asksForSetupCode(reason) ? { setup_code: reason } : fieldsRefused(error);
    },
  });
  const reason = createAdmin.error === null ? '' : adminRefusalReason(createAdmin.error);
  // Keeps the field visible while an attempt with a code is pending.
  const needsSetupCode = asksForSetupCode(reason) || (form.getValues().setup_code ?? '') !== '';
  return (
    <SubmitForm
      wide
      className="mt-6"
      form={form}
      call={createAdmin}
      onSubmit={form.submit(createAdmin.write)}
      failureTitle={FAILED}
      failureDetail={reason}
      submitLabel="Create Admin Account"
      busyLabel="Creating..."
    >
      <FullNameField {...form.field('full_name')} />
      <EmailField {...form.field('email')} />
      <NewPasswordField {...form.field('password')} />
      {needsSetupCode && <SetupCodeField {...form.field('setup_code')} />}
    </SubmitForm>
  );
}

/** Removes the toast of a failed attempt, which would contradict the success. */
function dismissFailures(): void {
  for (const { id, description } of shownToasts()) if (description === FAILED) dismissToast(id);
}
