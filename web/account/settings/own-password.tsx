import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { FirstPassword } from './first-password.tsx';
import { PasswordSkeleton } from './form-skeleton.tsx';
import { PasswordForm } from './password-form.tsx';

export function OwnPassword() {
  const { data: profile, isPending } = useQuery(api.people.profile.queryOptions());
  if (isPending) return <PasswordSkeleton />;
  return profile && !profile.has_password ? <FirstPassword email={profile.email} /> : <PasswordForm />;
}
