import { signedIn } from '../api/call-context.ts';
import { fieldIssue } from '../api/errors/field-issue.ts';
import { isOutdated } from '../api/if-match.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { disconnectSessions } from '../auth/sessions/disconnect-sessions.ts';
import { listBranches } from '../branches/branches-table.ts';
import { resetDeletionsOf } from '../deletions/deleted-records-table.ts';
import { deleteShipmentNotifications } from '../notifications/notifications-table.ts';
import { lockForStaff } from './lock-for-staff.ts';
import { operations } from './operations.ts';
import { setBranchesOf } from './profiles-table.ts';
import { publishPeopleChanged } from './publish-people-changed.ts';

/** The dispatcher’s open pages reconnect and read everything again. */
export const setBranches = operations.setBranches.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const { user_id, home_branch } = input;
    const branches = [...new Set(input.branches)].sort();
    const locked = await lockForStaff(transaction, context, user_id);
    if (!locked) throw errors.NOT_FOUND();
    const { person } = locked;
    if (isOutdated(context.requestHeaders, person)) throw errors.PRECONDITION_FAILED();
    const { full_name, email } = person;
    if (person.role !== 'dispatcher') throw errors.NOT_A_DISPATCHER();
    if (home_branch && branches.length > 0 && !branches.includes(home_branch))
      throw fieldIssue('home_branch', 'Choose one of the branches that this dispatcher is limited to.');

    const known = await listBranches(transaction);
    const idOf = (field: string, code: string) => {
      const branch = known.find((one) => one.code === code);
      if (!branch) throw fieldIssue(field, `There is no branch ${code}.`);
      return branch.id;
    };
    const codeOf = (id: string | null) => known.find((one) => one.id === id)?.code ?? null;
    const home_branch_id = home_branch && idOf('home_branch', home_branch);
    const branch_ids = branches.map((code) => idOf('branches', code));
    await setBranchesOf(transaction, user_id, { home_branch_id, branch_ids });
    await resetDeletionsOf(transaction, user_id);
    if (branch_ids.length > 0) await deleteShipmentNotifications(transaction, user_id, branch_ids);
    await writeAudit(transaction, {
      actor_id: signedIn(context).user_id,
      action: 'people.setBranches',
      subject_type: 'person',
      subject_id: user_id,
      detail: {
        email,
        changes: {
          home_branch: [codeOf(person.home_branch_id), home_branch],
          branches: [person.branch_ids.map(codeOf).sort(), branches],
        },
      },
    });
    await disconnectSessions(transaction, context.broadcast, user_id);
    await publishPeopleChanged(transaction, context.broadcast, user_id);
    return { full_name, home_branch, branches };
  }),
);
