import { mailingLists } from '#content/mailing-lists.ts';
import type { MailingList } from '#domain/subscriptions/mailing-list.ts';
import { CONFIRMATION_DAYS } from '#domain/subscriptions/subscription.ts';
import type { Mail } from '../mail/mail.ts';

interface Subscriber {
  email: string;
  list: MailingList;
}

const subjects = {
  confirmation: (list: MailingList) => `Confirm your subscription: ${mailingLists[list].title}`,
  subscribed_already: (list: MailingList) => `You are already subscribed: ${mailingLists[list].title}`,
  welcome: (list: MailingList) => `You are subscribed: ${mailingLists[list].title}`,
};

/** The subjects of the e-mails that a request can send to an address. */
export function subjectsOfRequests(list: MailingList): string[] {
  return [subjects.confirmation(list), subjects.subscribed_already(list)];
}

export function confirmationMail({ email, list }: Subscriber, token: string, publicUrl: string): Mail {
  return {
    recipient: email,
    subject: subjects.confirmation(list),
    paragraphs: [
      `Someone, probably you, requested the ${mailingLists[list].title} to this address.`,
      `Please confirm your subscription. The link is valid for ${CONFIRMATION_DAYS} days. If it wasn’t you, ignore this e-mail and we won’t e-mail you again.`,
    ],
    link: { label: 'Confirm subscription', url: `${publicUrl}/subscriptions/confirm?token=${token}` },
  };
}

/**
 * Sent instead of a second confirmation. It contains no token, so the links of earlier e-mails stay valid.
 */
export function subscribedAlreadyMail({ email, list }: Subscriber): Mail {
  return {
    recipient: email,
    subject: subjects.subscribed_already(list),
    paragraphs: [
      `Someone, probably you, requested the ${mailingLists[list].title} to this address. It is already on the list, and nothing has changed.`,
      'To unsubscribe, follow the link at the end of any e-mail from this list.',
    ],
  };
}

export function welcomeMail({ email, list }: Subscriber, token: string, publicUrl: string): Mail {
  return {
    recipient: email,
    subject: subjects.welcome(list),
    paragraphs: [
      `Thank you for subscribing to the ${mailingLists[list].title}.`,
      mailingLists[list].promise,
      'You can unsubscribe at any time with the link below, or with your mail app’s unsubscribe button.',
    ],
    unsubscribe: { url: `${publicUrl}/subscriptions/end?token=${token}` },
  };
}
