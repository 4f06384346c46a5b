import { defaultValidity } from '#domain/quotes/offer.ts';
import { signedIn } from '../api/call-context.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { postMail } from '../mail/outbox.ts';
import { mailNotSent } from '../mail/unsent-mail.ts';
import { notifyMembers } from '../notifications/notify-members.ts';
import { findUserByEmail } from '../people/users-table.ts';
import { recordEvents } from '../webhooks/record-events.ts';
import { settledFacts } from './agreed-facts.ts';
import { clientOfQuote } from './client-of-quote.ts';
import { publishPeopleChanged } from './notify-staff.ts';
import { operations } from './operations.ts';
import { offerLabel } from './quote-labels.ts';
import { quoteAnsweredMail } from './quote-mails.ts';
import { lockQuote, updateQuote } from './quotes-table.ts';
import { refuseConverted } from './refuse-converted.ts';

const CENTS = 100;

export const answer = operations.answer.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const staff = signedIn(context);
    const now = context.now();
    const quote = await lockQuote(transaction, input.id);
    if (!quote) throw errors.NOT_FOUND();
    if (quote.status === 'converted') throw await refuseConverted(transaction, quote.id, errors);
    const { answered_at } = quote;
    if (answered_at?.getTime() !== input.replaces?.getTime())
      throw errors.ANSWER_CONFLICT({ data: { answered_at } });
    const valid_until = input.valid_until ?? defaultValidity(now);
    if (valid_until <= now) throw errors.ALREADY_OVER();
    const facts = settledFacts(quote, input, errors);

    const user = await findUserByEmail(transaction, quote.email.toLowerCase());
    const client = await clientOfQuote(transaction, quote);
    const offer = {
      offered_cents: Math.round(input.offered * CENTS),
      offered_mode: input.offered_mode,
      offer_note: input.offer_note,
      valid_until,
    };
    await updateQuote(transaction, quote.id, {
      ...facts,
      ...offer,
      option_revision: 0,
      organisation_id: client?.organisation_id ?? null,
      status: 'approved',
      answered_at: now,
      answered_by: staff.user_id,
      decided_at: null,
    });
    const answered_quote = { ...quote, ...facts, ...offer };
    await writeAudit(transaction, {
      actor_id: staff.user_id,
      action: 'quotes.answer',
      subject_type: 'quote',
      subject_id: answered_quote.id,
      detail: { reference: answered_quote.reference, ...offer },
    });
    await publishPeopleChanged(transaction, context.broadcast, answered_quote);
    const mail = quoteAnsweredMail(answered_quote, {
      hasAccount: user !== undefined,
      publicUrl: context.settings.publicUrl,
    });
    await recordEvents(transaction, now, {
      organisation_id: client?.organisation_id ?? null,
      type: 'quote.answered',
      object: answered_quote.reference,
      data: { reference: answered_quote.reference, valid_until },
    });
    if (client)
      await notifyMembers(
        transaction,
        context,
        { organisation_id: client.organisation_id, permission: 'view' },
        {
          notification: {
            kind: 'quote_answered',
            type: 'success',
            title: 'Quote answered',
            message: `${offerLabel(answered_quote)}. Accept or decline it on your dashboard.`,
            related_id: answered_quote.reference,
            related_type: 'quote',
          },
          mail,
        },
      );
    else {
      const refused = await postMail(transaction, context, mail);
      if (refused) throw mailNotSent(context, answered_quote.email, refused);
    }
    return { reference: answered_quote.reference, valid_until: valid_until.toISOString() };
  }),
);
