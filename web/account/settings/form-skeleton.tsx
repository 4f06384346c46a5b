import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';

interface FormSkeletonProps {
  fields: number;
  /** The height class of the text between the fields and the button. */
  text?: string;
}

/** Placeholder for a form, shown until its code and data have loaded. */
export function FormSkeleton({ fields, text }: FormSkeletonProps) {
  return (
    <div className="flex flex-col items-start gap-5">
      {Array.from({ length: fields }, (_, field) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the fields are identical and never reorder
        <div key={field} className="w-full">
          <Skeleton className="h-5.5 w-32" />
          <Skeleton className="mt-1.5 h-11 w-full" />
        </div>
      ))}
      {text && <Skeleton className={classNames('w-64 max-w-full', text)} />}
      <Skeleton className="h-11 w-40" />
    </div>
  );
}

/** Placeholder for the profile: two fields and the e-mail address. */
export function ProfileSkeleton() {
  return <FormSkeleton fields={2} text="h-17" />;
}

/** Placeholder for the password: two fields and what a password needs. */
export function PasswordSkeleton() {
  return <FormSkeleton fields={2} text="h-2 max-sm:h-6.5" />;
}
