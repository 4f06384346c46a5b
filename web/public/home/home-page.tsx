import { company } from '#content/company.ts';
import { ClaimStrip } from './claim-strip.tsx';
import { Hero } from './hero.tsx';
import { ReasonBlocks } from './reason-blocks.tsx';
import { ServiceList } from './service-list.tsx';

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
      <ServiceList />
      <ReasonBlocks />
    </>
  );
}
