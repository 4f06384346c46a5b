import { careers } from '#content/careers.ts';
import { company } from '#content/company.ts';
import type { Job } from '#content/jobs.ts';
import type { Mail } from '../mail/mail.ts';

interface Applicant {
  full_name: string;
  email: string;
}

/**
 * Sent to the applicant. Repeats none of the application, so that it cannot carry an attacker’s text to
 * someone else.
 */
export function applicationReceivedMail({ email }: Applicant, job: Job): Mail {
  return {
    recipient: email,
    subject: `We’ve received your application: ${job.title}`,
    paragraphs: [
      'Hello,',
      `Thank you for applying for the ${job.title} role in ${job.city}. Your application and your CV have arrived.`,
      careers.steps[0],
      `Only the people who decide about this role read your CV. To have it deleted, write to ${company.privacy_email}.`,
    ],
  };
}

/** Sent to the careers mailbox. The CV itself is available only after sign-in. */
export function newApplicationMail({ full_name }: Applicant, job: Job, publicUrl: string): Mail {
  return {
    recipient: company.careers_email,
    limit: 'none',
    subject: `New application: ${job.title}`,
    paragraphs: [`${full_name} has applied for ${job.title} in ${job.city}.`],
    link: { label: 'Open the applications', url: `${publicUrl}/admin/enquiries` },
  };
}
