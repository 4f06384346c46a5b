import type { ShipmentStatus } from '../shipments/status.ts';
import { documentTypeOf } from './document-type.ts';
import { codeDefinition } from './milestone-codes.ts';
import type { TimedMilestone } from './timeline.ts';

type Fact = Pick<TimedMilestone, 'code' | 'document_type'>;

/** Whether it holds or releases a document other than that of customs, such as a bill of lading. */
export function isOfOtherDocument({ code, document_type = '' }: Fact): boolean {
  return (code === 'HOLD' || code === 'RELS') && documentTypeOf({ code }, document_type) !== 'CUS';
}

/** The status of the shipment that a fact proves; without it the status stays. */
export function statusOfFact(fact: Fact): ShipmentStatus | undefined {
  return isOfOtherDocument(fact) ? undefined : codeDefinition(fact.code).status;
}
