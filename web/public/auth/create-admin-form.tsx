import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { AdminSignUp } from '#domain/people/account.ts';
import { api } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { EmailField, FullNameField, NewPasswordField, SetupCodeField } from './account-fields.tsx';
import { AccountForm } from './account-form.tsx';
import { adminRefusalReason, asksForSetupCode } from './failure.ts';
import { useAccountForm } from './use-account-form.ts';

const FAILED = 'Failed to create admin account. Please try again.';

/** Shows the setup code field only if the server requires a code. */
export function CreateAdminForm() {
  const navigate = useNavigate();
  const form = useAccountForm(AdminSignUp, { full_name: '', email: '', password: '' });
  const createAdmin = useMutation({
    ...api.people.createAdmin.mutationOptions(),
    onSuccess: (_, { email }) => {
      toast({
        title: 'Admin Account Created',
        description: 'Admin account created successfully. You can now sign in.',
      });
      void navigate(paths.auth(), { state: { email } });
    },
    onError: (error) => form.showFailure(error, FAILED),
  });
  const reason = createAdmin.isError ? adminRefusalReason(createAdmin.error) : '';
  // Keeps the field visible while an attempt with a code is pending.
  const needsSetupCode = asksForSetupCode(reason) || createAdmin.variables?.setup_code !== undefined;
  return (
    <AccountForm
      form={form}
      call={createAdmin}
      onSubmit={form.submit((values) => createAdmin.mutate(values))}
      failureTitle={FAILED}
      failureDetail={reason}
      submitLabel="Create Admin Account"
      busyLabel="Creating..."
    >
      <FullNameField {...form.field('full_name')} />
      <EmailField {...form.field('email')} />
      <NewPasswordField {...form.field('password')} />
      {needsSetupCode && <SetupCodeField {...form.field('setup_code')} />}
    </AccountForm>
  );
}
