import { useParams } from 'react-router';
import { useSession } from '#web/people/session.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { StaffScreen } from '../staff-screen.tsx';
import { CompanyRecord } from './company-record.tsx';

export const meta = () => pageMeta('Company');

export default function CompanyPage() {
  const { company: id = '' } = useParams();
  const { person } = useSession();
  return (
    <StaffScreen access="staff">{person && <CompanyRecord key={id} id={id} person={person} />}</StaffScreen>
  );
}
