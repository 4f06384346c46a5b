import { paths } from '#web/paths.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { PrintButton } from './print/print-button.tsx';
import { ShareButton } from './share-button.tsx';

/** Copies a tracking number, shares its page or prints it. */
export function NumberButtons({ number }: { number: string }) {
  return (
    <>
      <CopyButton text={number} label="tracking number" />
      <ShareButton path={paths.track(number)} title={`Shipment ${number}`} label="Share this page" />
      <PrintButton />
    </>
  );
}
