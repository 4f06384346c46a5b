import { GuardedPage } from '#web/forms/leave-guard/guarded-page.tsx';
import { Correspondence } from './correspondence.tsx';

/** The thread and the files on a page that has no other forms. */
export function GuardedCorrespondence({ tracking_number }: { tracking_number: string }) {
  return (
    <GuardedPage>
      <Correspondence tracking_number={tracking_number} />
    </GuardedPage>
  );
}
