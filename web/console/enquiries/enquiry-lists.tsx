import { hasFailed } from '#web/ui/loading/query-boundary.tsx';
import { ContactMessages, useContactMessages } from './contact-messages.tsx';
import { JobApplications } from './job-applications.tsx';
import { MailingListDownloads } from './mailing-list-downloads.tsx';

/** Contact messages; for admins, also job applications and mailing lists. */
export function EnquiryLists({ isAdmin }: { isAdmin: boolean }) {
  const messages = useContactMessages();
  return (
    <div className="flex flex-col gap-10">
      <ContactMessages messages={messages} />
      {isAdmin && (
        <>
          <JobApplications isMoving={messages.isLoading && !hasFailed(messages)} />
          <MailingListDownloads />
        </>
      )}
    </div>
  );
}
