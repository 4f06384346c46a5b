import { Link } from 'react-router';
import type { Organisation } from '#contract/organisations/organisation-records.ts';
import { CreditBadge } from '#web/organisations/credit-badge.tsx';
import { paths } from '#web/paths.ts';
import { counted } from '#web/shipments/amounts.ts';
import { rolesText } from './role-labels.ts';

interface CompanyRowProps {
  company: Organisation & { members: number; shipments: number };
}

export function CompanyRow({ company }: CompanyRowProps) {
  const { id, name, roles = [], members, shipments, credit_status } = company;
  return (
    <li className="border-b border-line last:border-b-0">
      <Link
        to={paths.companies(id)}
        className="flex min-h-11 flex-wrap items-center gap-x-6 gap-y-1 px-4 py-2 hover:bg-brand-weak"
      >
        <span className="min-w-0 flex-1 basis-60 sm:grid sm:grid-cols-2 sm:items-baseline sm:gap-x-6">
          <bdi className="block text-ui font-semibold wrap-anywhere">{name}</bdi>
          <span className="block text-caption">{rolesText(roles)}</span>
        </span>
        {/* As wide without a badge, so that the columns of all rows line up. */}
        <span className="empty:hidden lg:w-32 lg:empty:block">
          {credit_status && <CreditBadge status={credit_status} />}
        </span>
        <span className="flex gap-x-4 text-dense text-ink-2 tabular-nums sm:*:text-right">
          <span className="sm:w-20">{counted(members, 'person', 'people')}</span>{' '}
          <span className="sm:w-28">{counted(shipments, 'shipment')}</span>
        </span>
      </Link>
    </li>
  );
}
