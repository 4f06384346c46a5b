import { createHash, timingSafeEqual } from 'node:crypto';
import { v5 } from 'uuid';
import { MessageText } from '#domain/messages/message.ts';
import { isPermitted } from '#domain/people/access.ts';
import { isStaff } from '#domain/people/role.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { postMail } from '../mail/outbox.ts';
import { findNotification } from '../notifications/notifications-table.ts';
import { findMembership } from '../organisations/members-table.ts';
import { findProfile } from '../people/profiles-table.ts';
import { findUserById } from '../people/users-table.ts';
import { shipmentFor } from '../shipment-records/shipment-for.ts';
import { answerIn, isAutomatic, senderAddress } from './mailed-answer.ts';
import { type MessagesContext, operations } from './operations.ts';
import { postMessage } from './post-message.ts';
import { refusedAnswerMail } from './refused-answer-mail.ts';
import { type ReplyTarget, readReplyAddress } from './reply-address.ts';

/** 'Bearer <secret>', or Basic with any name and the secret as password, as services take it in a URL. */
const CREDENTIALS = /^(Bearer|Basic) (.+)$/i;
const MESSAGE_ID = /^message-id:[ \t]*(\S+)/im;

/**
 * Adds an answer to an e-mail as a message of the person it was mailed to. Refused mail is answered with 200, because the service
 * would send it again.
 */
export const receiveMail = operations.receiveMail.handler(({ input, context, errors }) => {
  const { inboundMail } = context.settings;
  if (!inboundMail || !isAuthenticated(context.requestHeaders.authorization, inboundMail.secret))
    throw errors.UNAUTHORIZED();
  const { to, from, text, headers } = input;
  const refused = (reason: string) => {
    context.log.info({ reason }, 'An inbound e-mail was not added as a message');
    return { accepted: false, reason };
  };
  if (isAutomatic(headers)) return refused('automatic');
  const target = readReplyAddress(context.sign, to);
  if (!target) return refused('unknown_address');
  return context.write(async (transaction) => {
    const author = await authorOf(transaction, context, target);
    if (!author) return refused('not_allowed');
    const { person, shipment } = author;
    // The address could have been passed on with the e-mail.
    if (senderAddress(from) !== person.email.toLowerCase()) return refused('other_sender');
    const answer = MessageText.safeParse(answerIn(text));
    if (!answer.success) {
      const why = answer.error.issues[0]?.message ?? '';
      const { tracking_number } = shipment;
      await postMail(transaction, context, refusedAnswerMail({ ...person, tracking_number, why }, context));
      return refused('unreadable');
    }
    const { notification_id, internal } = target;
    const id = v5(MESSAGE_ID.exec(headers)?.[1] ?? text, notification_id);
    const message = { person, shipment, text: answer.data, internal, id };
    const posted = await postMessage(transaction, context, message);
    return posted ? { accepted: true, reason: null } : refused('duplicate');
  });
});

/** The person who got the e-mail and its shipment, if they still may write there. */
async function authorOf(
  transaction: Transaction,
  { settings }: MessagesContext,
  { notification_id, internal }: ReplyTarget,
) {
  const notification = await findNotification(transaction, notification_id);
  const profile = notification && (await findProfile(transaction, notification.user_id));
  const user = profile && (await findUserById(transaction, profile.user_id));
  if (!user || user.deactivated_at || !notification.related_id) return null;
  const { organisation, permissions } = await findMembership(transaction, profile.user_id);
  const person = { ...profile, organisation_id: organisation?.id ?? null, permissions };
  const ofStaff = isStaff(person.role);
  if (!isPermitted(person, 'view') || (internal && !ofStaff)) return null;
  if (ofStaff && settings.staffSecondFactor) return null;
  const shipment = await shipmentFor(transaction, person, notification.related_id);
  return shipment ? { person, shipment } : null;
}

function isAuthenticated(header: string | undefined, secret: string): boolean {
  const [, scheme = '', value = ''] = CREDENTIALS.exec(header ?? '') ?? [];
  const given =
    scheme.toLowerCase() === 'basic'
      ? Buffer.from(value, 'base64')
          .toString()
          .replace(/^[^:]*:/, '')
      : value;
  return timingSafeEqual(digest(given), digest(secret));
}

const digest = (text: string) => createHash('sha256').update(text).digest();
