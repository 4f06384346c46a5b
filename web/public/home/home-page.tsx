import { lazy, Suspense } from 'react';
import { company } from '#content/company.ts';
import { ClaimStrip } from './claim-strip.tsx';
import { Hero } from './hero.tsx';

/** Below the fold: in the HTML from the start, awake a moment later. */
const BelowTheFold = lazy(async () => ({ default: (await import('./below-the-fold.tsx')).BelowTheFold }));

export const meta = () => [
  { title: `${company.brand} · Enterprise global logistics` },
  {
    name: 'description',
    content: 'Ocean, air, road and rail freight, with customs and warehousing, tracked from port to port.',
  },
];

export default function HomePage() {
  return (
    <>
      <Hero />
      <ClaimStrip />
      <Suspense>
        <BelowTheFold />
      </Suspense>
    </>
  );
}
