import type { Member } from '#contract/organisations/members.ts';
import { PortalBadge } from '#web/status/portal-badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { CalendarDay } from '#web/ui/calendar-day.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { permissionsText } from './permission-labels.ts';

const CELL = 'px-4 py-3 text-left align-top';
/** On a narrow screen, permissions and state move under the name. */
const WIDE = '@max-[45rem]:hidden';
const NARROW = '@min-[45rem]:hidden';

interface MembersTableProps {
  members: readonly Member[];
  /** Whether the reader may change permissions and end access. */
  canManage: boolean;
  /** The reader's own user id. */
  own: string;
  onChange: (member: Member) => void;
  onEnd: (member: Member) => void;
}

/** Who belongs to the company and what they may do. */
export function MembersTable({ members, canManage, own, onChange, onEnd }: MembersTableProps) {
  return (
    <div className="overflow-hidden rounded-md border border-line bg-surface">
      <table className="w-full border-collapse text-ui">
        <caption className="sr-only">People of the company</caption>
        <thead className="bg-sunken text-dense text-ink-2">
          <tr>
            <th scope="col" className={CELL}>
              Person
            </th>
            <th scope="col" className={classNames(CELL, WIDE)}>
              Permissions
            </th>
            <th scope="col" className={classNames(CELL, WIDE)}>
              Status
            </th>
            {canManage && (
              <th scope="col" className={CELL}>
                <span className="sr-only">Change or end access</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <MemberRow
              key={member.id}
              member={member}
              canManage={canManage}
              isOwn={member.user_id === own}
              onChange={() => onChange(member)}
              onEnd={() => onEnd(member)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface MemberRowProps {
  member: Member;
  canManage: boolean;
  isOwn: boolean;
  onChange: () => void;
  onEnd: () => void;
}

function MemberRow({ member, canManage, isOwn, onChange, onEnd }: MemberRowProps) {
  const { full_name, email, permissions } = member;
  // Below each other on a narrow screen, so that the address fits beside them.
  const action = {
    variant: 'ghost',
    className: '@max-[45rem]:flex @max-[45rem]:ml-auto @max-[45rem]:px-2',
  } as const;
  return (
    <tr className="border-t border-line">
      <th scope="row" className={classNames(CELL, 'font-normal')}>
        <span className="block font-semibold wrap-anywhere">
          <bdi>{full_name || email}</bdi>
          {isOwn && <span className="font-normal text-ink-2"> (you)</span>}
        </span>
        {full_name && <span className="block text-caption wrap-anywhere">{email}</span>}
        <span className={classNames('mt-1 block text-dense', NARROW)}>{permissionsText(permissions)}</span>
        <span className={classNames('mt-1 block text-dense', NARROW)}>
          <MemberState member={member} />
        </span>
      </th>
      <td className={classNames(CELL, WIDE)}>{permissionsText(permissions)}</td>
      <td className={classNames(CELL, WIDE)}>
        <MemberState member={member} />
      </td>
      {canManage && (
        <td className="px-2 py-2 text-right whitespace-nowrap @max-[45rem]:w-1 @max-[45rem]:px-1">
          <Button {...action} aria-label={`Change permissions of ${email}`} onClick={onChange}>
            Change
          </Button>
          <Button {...action} aria-label={`End access of ${email}`} onClick={onEnd}>
            {member.status === 'invited' ? 'Withdraw' : 'End access'}
          </Button>
        </td>
      )}
    </tr>
  );
}

function MemberState({ member: { status, created_at } }: { member: Member }) {
  if (status === 'invited') return <PortalBadge>Invited</PortalBadge>;
  return (
    <>
      Member since <CalendarDay of={created_at} />
    </>
  );
}
