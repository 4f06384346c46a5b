import { ReasonBlocks } from './reason-blocks.tsx';
import { ServiceList } from './service-list.tsx';

export function BelowTheFold() {
  return (
    <>
      <ServiceList />
      <ReasonBlocks />
    </>
  );
}
