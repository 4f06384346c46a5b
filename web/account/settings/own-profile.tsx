import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { ProfileForm } from './profile-form.tsx';

export function OwnProfile() {
  const profile = useQuery(api.people.profile.queryOptions());
  return (
    <QueryBoundary of={profile} what="Your profile" skeleton={<ProfileSkeleton />}>
      {(read) => <ProfileForm profile={read} />}
    </QueryBoundary>
  );
}

function ProfileSkeleton() {
  return (
    <div className="flex flex-col gap-5">
      {['full name', 'company', 'e-mail'].map((field) => (
        <div key={field} className="flex flex-col gap-1.5">
          <Skeleton className="h-6 w-24" />
          <Skeleton className="h-11" />
        </div>
      ))}
      <Skeleton className="h-11 w-28" />
    </div>
  );
}
