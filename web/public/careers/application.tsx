import { useState } from 'react';
import { Link } from 'react-router';
import { careers } from '#content/careers.ts';
import type { Job } from '#content/jobs.ts';
import { FocusedAlert } from '#web/forms/focused-alert.tsx';
import { paths } from '#web/paths.ts';
import { ApplicationForm } from './application-form.tsx';

/** The application form, then a confirmation with the next step. */
export function Application({ job }: { job: Job }) {
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo === undefined) return <ApplicationForm job={job} onSent={setSentTo} />;
  return (
    <FocusedAlert variant="info" title="Your application has arrived" attempt={0} className="max-w-[40rem]">
      <p>
        We sent a confirmation to <strong>{sentTo}</strong>. {careers.steps[0]}
      </p>
      <p className="mt-2">
        <Link className="link" to={paths.careers()}>
          All open roles
        </Link>
      </p>
    </FocusedAlert>
  );
}
