import { CustomerStory } from './customer-story.tsx';
import { PricePart } from './price-part.tsx';
import { ReasonBlocks } from './reason-blocks.tsx';
import { ServiceList } from './service-list.tsx';

export function BelowTheFold() {
  return (
    <>
      <PricePart />
      <ServiceList />
      <ReasonBlocks />
      <CustomerStory />
    </>
  );
}
