import { signedIn } from '../../api/call-context.ts';
import { fieldIssue } from '../../api/errors/field-issue.ts';
import { writeAudit } from '../../audit/audit-log-table.ts';
import { newId } from '../../database/statements/columns.ts';
import { newToken } from '../../mail/link-token.ts';
import { postMails } from '../../mail/outbox.ts';
import { listOrganisationsById } from '../../organisations/organisation-rows.ts';
import { operations } from '../operations.ts';
import { lockQuoteByReference } from '../quotes-table.ts';
import { presentSpotRequest } from './present-spot-request.ts';
import { spotRequestMail } from './spot-mails.ts';
import { insertSpotRequests, type SpotRequestRecord } from './spot-requests-table.ts';

export const requestRates = operations.requestRates.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const now = context.now();
    const { reference, carriers, ...wanted } = input;
    const quote = await lockQuoteByReference(transaction, reference);
    if (!quote) throw errors.NOT_FOUND();
    if (wanted.answer_by <= now) throw fieldIssue('answer_by', 'Choose a time in the future.');
    const organisations = await listOrganisationsById(
      transaction,
      carriers.map(({ organisation_id }) => organisation_id),
    );
    const author = signedIn(context).user_id;
    const requested = carriers.map(({ organisation_id, email }, index) => {
      const organisation = organisations.find(({ id }) => id === organisation_id);
      if (!organisation?.roles.includes('carrier'))
        throw fieldIssue(
          `carriers.${index}.organisation_id`,
          'This company isn’t a carrier. Give it the role of a carrier first.',
        );
      if (!organisation.contacts.some((contact) => contact.email.toLowerCase() === email.toLowerCase()))
        throw fieldIssue(
          `carriers.${index}.email`,
          'This address isn’t a contact of the carrier. Add the contact first.',
        );
      const { token, token_hash } = newToken();
      const request: SpotRequestRecord = {
        ...wanted,
        id: newId(),
        quote_id: quote.id,
        organisation_id,
        carrier: organisation.name,
        email,
        token_hash,
        answered_at: null,
        answer: null,
        decline_reason: '',
        created_by: author,
        created_at: now,
      };
      return { request, url: `${context.settings.publicUrl}/spot/${token}` };
    });
    await insertSpotRequests(
      transaction,
      requested.map(({ request }) => request),
    );
    await writeAudit(transaction, {
      actor_id: author,
      action: 'quotes.requestRates',
      subject_type: 'quote',
      subject_id: quote.id,
      detail: { reference: quote.reference, carriers: requested.map(({ request }) => request.carrier) },
    });
    await postMails(
      transaction,
      context,
      requested.map(({ request, url }) => ({ ...spotRequestMail(quote, request, url), limit: 'none' })),
    );
    return { spot_requests: requested.map(({ request }) => presentSpotRequest(request, now)) };
  }),
);
