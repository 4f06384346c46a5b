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
  subscribed_already: (list: MailingList) => `You are subscribed already: ${mailingLists[list].title}`,
  welcome: (list: MailingList) => `You are subscribed: ${mailingLists[list].title}`,
};

/** The subjects of the mails that somebody's request can send to an address. */
export function subjectsOfRequests(list: MailingList): string[] {
  return [subjects.confirmation(list), subjects.subscribed_already(list)];
}

export function confirmationMail({ email, list }: Subscriber, token: string, publicUrl: string): Mail {
  return {
    recipient: email,
    subject: subjects.confirmation(list),
    paragraphs: [
      `Somebody, probably you, asked us to send the ${mailingLists[list].title} to this address.`,
      `Please confirm it. The link is good for ${CONFIRMATION_DAYS} days. If it was not you, ignore this mail: nothing more will come.`,
    ],
    link: { label: 'Confirm subscription', url: `${publicUrl}/subscriptions/confirm?token=${token}` },
  };
}

/** Instead of a second confirmation. It holds no secret, so the links of earlier mails stay good. */
export function subscribedAlreadyMail({ email, list }: Subscriber): Mail {
  return {
    recipient: email,
    subject: subjects.subscribed_already(list),
    paragraphs: [
      `Somebody, probably you, asked us to send the ${mailingLists[list].title} to this address. It is on the list already, and nothing was changed.`,
      'To unsubscribe, follow the link at the end of any mail of this list.',
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
      'You can unsubscribe at any time with the link below, or with the button of your mail program.',
    ],
    unsubscribe: { url: `${publicUrl}/subscriptions/end?token=${token}` },
  };
}
