import { type ShipmentStatus, statusLabel } from '#domain/shipments/status.ts';
import { CONFIRMATION_DAYS } from '#domain/subscriptions/subscription.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Mail } from '../mail/mail.ts';
import { unfollowToken } from './unfollow-token.ts';

interface ToFollower {
  id: string;
  email: string;
  tracking_number: string;
}
type Sender = Pick<Dependencies, 'sign' | 'settings'>;

const subjects = {
  confirmation: (number: string) => `Confirm that you want to follow shipment ${number}`,
  following_already: (number: string) => `You already follow shipment ${number}`,
};

/** The subjects of the e-mails that a request can send to an address. */
export function subjectsOfRequests(tracking_number: string): string[] {
  return Object.values(subjects).map((subject) => subject(tracking_number));
}

export function confirmationMail({ email, tracking_number }: Omit<ToFollower, 'id'>, url: string): Mail {
  return {
    recipient: email,
    subject: subjects.confirmation(tracking_number),
    paragraphs: [
      `Someone, probably you, asked us to e-mail this address whenever shipment ${tracking_number} has a new status.`,
      `Please confirm that you want these e-mails. The link is valid for ${CONFIRMATION_DAYS} days. If it wasn’t you, ignore this e-mail and we won’t e-mail you again.`,
    ],
    link: { label: 'Follow this shipment', url },
  };
}

/** Sent instead of a second confirmation. */
export function followingAlreadyMail(follower: ToFollower, sender: Sender): Mail {
  const { email, tracking_number } = follower;
  return {
    recipient: email,
    subject: subjects.following_already(tracking_number),
    paragraphs: [
      `Someone, probably you, asked us to e-mail this address whenever shipment ${tracking_number} has a new status. You already get these e-mails, so nothing has changed.`,
    ],
    ...linksOf(follower, sender),
  };
}

export function welcomeMail(follower: ToFollower, sender: Sender): Mail {
  const { email, tracking_number } = follower;
  return {
    recipient: email,
    subject: `You follow shipment ${tracking_number}`,
    paragraphs: [
      `You will get an e-mail whenever the status of shipment ${tracking_number} changes, until it is delivered.`,
      'You can unsubscribe at any time with the link below, or with your mail app’s unsubscribe button.',
    ],
    // The link of the confirmation proved the address.
    limit: 'none',
    ...linksOf(follower, sender),
  };
}

export function statusMail(
  follower: ToFollower,
  { status, location }: { status: ShipmentStatus; location: string },
  sender: Sender,
): Mail {
  const { email, tracking_number } = follower;
  return {
    recipient: email,
    subject: `Shipment ${tracking_number} is now ${statusLabel(status)}`,
    paragraphs: [
      `Shipment ${tracking_number} is now ${statusLabel(status)} · ${location}`,
      'You get this e-mail because you follow this shipment.',
    ],
    limit: 'none',
    ...linksOf(follower, sender),
  };
}

function linksOf({ id, tracking_number }: ToFollower, { sign, settings: { publicUrl } }: Sender) {
  return {
    link: {
      label: 'Track this shipment',
      url: `${publicUrl}/track/${encodeURIComponent(tracking_number)}`,
    },
    unsubscribe: { url: `${publicUrl}/followers/end?token=${unfollowToken(sign, id)}` },
  };
}
