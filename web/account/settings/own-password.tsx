import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { FirstPassword } from './first-password.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import { PasswordForm } from './password-form.tsx';

export function OwnPassword() {
  const { data: profile, isPending } = useQuery(api.people.profile.queryOptions());
  if (isPending) return <FormSkeleton fields={2} />;
  return profile && !profile.has_password ? <FirstPassword email={profile.email} /> : <PasswordForm />;
}
