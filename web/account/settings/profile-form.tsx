import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { ProfileChange } from '#domain/people/account.ts';
import type { Profile } from '#domain/people/person.ts';
import { api, call } from '#web/api/client.ts';
import { SubmitForm } from '#web/forms/submit-form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { VerificationLinkButton } from '#web/people/verification-link-button.tsx';
import { FullNameField } from '#web/public/auth/account-fields.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { toast } from '#web/ui/overlays/toast.ts';

export function ProfileForm({ profile }: { profile: Profile }) {
  const queryClient = useQueryClient();
  const { full_name, company_name, email, email_verified, has_password } = profile;
  const form = useForm({
    initial: { full_name, company_name: company_name ?? '' },
    resolver: zodResolver(ProfileChange),
    idPrefix: '',
  });
  const change = useWrite({
    form,
    send: (profile: ProfileChange, options) => call.people.changeProfile(profile, options),
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
    failureToast: { title: 'Error' },
  });
  const company = form.field('company_name');
  return (
    <SubmitForm
      form={form}
      call={change}
      onSubmit={form.submit(change.write)}
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
          {has_password ? 'You sign in with this address.' : 'You sign in with single sign-on.'}
        </p>
        {!email_verified && (
          <div className="mt-3">
            <VerificationLinkButton email={email} />
          </div>
        )}
      </div>
    </SubmitForm>
  );
}
