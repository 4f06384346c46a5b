import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { ProfileSkeleton } from './form-skeleton.tsx';
import { ProfileForm } from './profile-form.tsx';

export function OwnProfile() {
  const profile = useQuery(api.people.profile.queryOptions());
  return (
    <QueryBoundary of={profile} what="Your profile" skeleton={<ProfileSkeleton />}>
      {(read) => <ProfileForm profile={read} />}
    </QueryBoundary>
  );
}
