import { careers } from '#content/careers.ts';
import { company } from '#content/company.ts';
import type { Job } from '#content/jobs.ts';
import type { Mail } from '../mail/mail.ts';

interface Applicant {
  full_name: string;
  email: string;
}

/** To the applicant. Repeats nothing of what was written, so that it carries nobody's words to a stranger. */
export function applicationReceivedMail({ email }: Applicant, job: Job): Mail {
  return {
    recipient: email,
    subject: `We have your application: ${job.title}`,
    paragraphs: [
      'Hello,',
      `Thank you for applying as ${job.title} in ${job.city}. Your application and your CV have arrived.`,
      careers.steps[0],
      `Only the people who decide about this role read your CV. To have it deleted, write to ${company.privacy_email}.`,
    ],
  };
}

/** To the careers mailbox: says that something waits. The CV itself stays behind the sign-in. */
export function newApplicationMail({ full_name }: Applicant, job: Job, publicUrl: string): Mail {
  return {
    recipient: company.careers_email,
    limit: 'none',
    subject: `New application: ${job.title}`,
    paragraphs: [`${full_name} has applied as ${job.title} in ${job.city}.`],
    link: { label: 'Open the applications', url: `${publicUrl}/admin/enquiries` },
  };
}
