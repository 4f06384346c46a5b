import { pageMeta } from '#web/shell/page-meta.ts';

export const meta = () => pageMeta('Home');

export default function HomePage() {
  return (
    <div className="container-site py-10">
      <h1>Home</h1>
    </div>
  );
}
