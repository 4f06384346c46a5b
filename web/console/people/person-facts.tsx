import type { ReactNode } from 'react';
import type { PersonRecord } from '#contract/people/staff.ts';
import { Moment } from '#web/tracking/moment.tsx';
import { ROLE_NAMES } from './role-names.ts';

export function PersonFacts({ person }: { person: PersonRecord }) {
  const { email, company_name, role, role_since, role_by, deactivated_at, last_sign_in_at } = person;
  return (
    <dl className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 gap-y-2 text-dense">
      <Fact name="E-mail">
        <a className="link" href={`mailto:${email}`}>
          {email}
        </a>
        <Note>{person.email_verified ? 'Verified' : 'Not verified yet'}</Note>
      </Fact>
      <Fact name="Company">{company_name ?? '—'}</Fact>
      <Fact name="Role">
        {ROLE_NAMES[role]}
        <Note>
          Since <Moment at={role_since} />
          {role_by && `, by ${role_by}`}
        </Note>
      </Fact>
      <Fact name="Account">
        {deactivated_at ? (
          <>
            <span className="font-semibold text-danger">Deactivated</span>
            <Note>
              Since <Moment at={deactivated_at} />
            </Note>
          </>
        ) : (
          'Active'
        )}
        {!person.has_password && <Note>Invited; no password set yet</Note>}
        <Note>
          Created <Moment at={person.created_at} />
        </Note>
      </Fact>
      <Fact name="Two-step sign-in">
        {person.second_factor_since ? (
          <>
            On
            <Note>
              Since <Moment at={person.second_factor_since} />
            </Note>
          </>
        ) : (
          'Off'
        )}
      </Fact>
      <Fact name="Passkeys">
        {person.passkeys === 0 ? 'None' : <span className="num">{person.passkeys}</span>}
      </Fact>
      <Fact name="Last sign-in">
        {last_sign_in_at ? <Moment at={last_sign_in_at} /> : 'Not in the last 180 days'}
      </Fact>
      <Fact name="Shipments">
        <span className="num">{person.shipments.toLocaleString('en-US')}</span>
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-3">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <span className="block text-caption">{children}</span>;
}
