import { useParams } from 'react-router';
import { ProtectedScreen } from '#web/people/protected-screen.tsx';
import { pageMeta } from '#web/shell/page-meta.ts';
import { Thread } from './thread.tsx';

export const meta = ({ params }: { params: { number?: string } }) =>
  pageMeta(`Messages about ${params.number}`);

export default function ThreadPage() {
  const { number = '' } = useParams();
  return (
    <ProtectedScreen access="signed-in">
      <Thread key={number} tracking_number={number} />
    </ProtectedScreen>
  );
}
