import { DemoCard } from './demo-card.tsx';
import { DemoFrame } from './demo-frame.tsx';
import { useDemoShipment } from './use-demo-shipment.ts';

/** The demo shipment's card, an empty one while it loads, and nothing if there is no demo shipment. */
export function DemoShipment() {
  const shipment = useDemoShipment();
  if (shipment === null) return null;
  return <DemoFrame>{shipment && <DemoCard shipment={shipment} />}</DemoFrame>;
}
