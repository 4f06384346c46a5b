import { OrganisationTerms } from '#domain/organisations/organisation.ts';
import { isStaff } from '#domain/people/role.ts';
import { signedIn } from '../api/call-context.ts';
import { fieldIssue } from '../api/errors/field-issue.ts';
import { matches } from '../api/if-match.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { checkCustomerVatId } from '../legal-entities/check-vat-ids.ts';
import { lockManaged } from './may-manage.ts';
import { operations } from './operations.ts';
import { lockParents } from './organisation-locks.ts';
import { findOrganisation, isAtOrAbove } from './organisation-rows.ts';
import { type OrganisationRecord, updateOrganisation } from './organisations-table.ts';
import { present, versionOf } from './present.ts';

type Field = keyof OrganisationRecord;

export const change = operations.change.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const person = signedIn(context);
    const { id, ...wanted } = input;
    if (wanted.parent_id) await lockParents(transaction);
    const former = await lockManaged(transaction, person, id, errors);
    if (!isStaff(person.role) && Object.keys(wanted).some((field) => field in OrganisationTerms.shape))
      throw errors.STAFF_ONLY();
    if (matches(context.requestHeaders, versionOf(former)) === false) throw errors.PRECONDITION_FAILED();
    if (
      wanted.parent_id &&
      (wanted.parent_id === id || !(await findOrganisation(transaction, wanted.parent_id)))
    )
      throw errors.UNKNOWN_PARENT();
    if (wanted.parent_id && (await isAtOrAbove(transaction, id, wanted.parent_id)))
      throw fieldIssue(
        'parent_id',
        'The parent company cannot be one of its subsidiaries. Choose another one.',
      );
    const changed = Object.entries(wanted).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(former[field as Field]),
    );
    if (changed.length === 0) return present(context, person, former);
    checkCustomerVatId({ ...former, ...wanted });
    const organisation = await updateOrganisation(
      transaction,
      id,
      Object.fromEntries(changed),
      context.now(),
    );
    await writeAudit(transaction, {
      actor_id: person.user_id,
      action: 'organisations.change',
      subject_type: 'organisation',
      subject_id: id,
      detail: {
        name: organisation.name,
        changes: Object.fromEntries(
          changed.map(([field, value]) => [field, [former[field as Field], value]]),
        ),
      },
    });
    return present(context, person, organisation);
  }),
);
