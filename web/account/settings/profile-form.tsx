import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ProfileChange } from '#domain/people/account.ts';
import type { Profile } from '#domain/people/person.ts';
import { api } from '#web/api/client.ts';
import { VerificationLinkButton } from '#web/people/verification-link-button.tsx';
import { FullNameField } from '#web/public/auth/account-fields.tsx';
import { useAccountForm } from '#web/public/auth/use-account-form.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { SettingsForm } from './settings-form.tsx';

export function ProfileForm({ profile }: { profile: Profile }) {
  const queryClient = useQueryClient();
  const { full_name, company_name, email, email_verified } = profile;
  const form = useAccountForm(ProfileChange, { full_name, company_name: company_name ?? '' });
  const change = useMutation({
    ...api.people.changeProfile.mutationOptions(),
    onSuccess: (changed) => {
      queryClient.setQueryData(api.people.profile.queryKey(), changed);
      // Updates the greeting and the stored session immediately, in addition to the refetch.
      queryClient.setQueryData(
        api.people.session.queryKey(),
        (session) =>
          session && { ...session, full_name: changed.full_name, company_name: changed.company_name },
      );
      toast({ title: 'Profile saved' });
    },
    onError: (error) => form.showFailure(error),
  });
  const company = form.field('company_name');
  return (
    <SettingsForm
      form={form}
      call={change}
      onSubmit={form.submit((values) => change.mutate(values))}
      submitLabel="Save profile"
      busyLabel="Saving..."
    >
      <FullNameField {...form.field('full_name')} />
      <Field label="Company" id={company.control.name} error={company.error} optional>
        <TextInput {...company.control} autoComplete="organization" />
      </Field>
      <div>
        <p className="text-ui font-semibold">E-mail</p>
        <p className="mt-1 text-ui break-words">{email}</p>
        <p className="mt-0.5 text-caption">
          {email_verified ? 'Verified. ' : 'Not verified yet. Open the link in our e-mail. '}
          You sign in with this address.
        </p>
        {!email_verified && (
          <div className="mt-3">
            <VerificationLinkButton email={email} />
          </div>
        )}
      </div>
    </SettingsForm>
  );
}
