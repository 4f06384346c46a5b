import { overCapacity } from './container-capacity.ts';
import type { DocumentData } from './document-data.ts';
import type { DocumentType } from './document-type.ts';
import { type LoadingRecord, onBoardRefusal } from './on-board.ts';

/** Why a complete document cannot state what it states, as a sentence; null when it can. */
export function issueRefusal(data: DocumentData[DocumentType], record: LoadingRecord): string | null {
  return 'on_board_date' in data ? onBoardRefusal(data.on_board_date, data.port_of_loading, record) : null;
}

/** Why the cargo does not fit the containers that the document lists; null when it does, or lists none. */
export function capacityRefusal(data: DocumentData[DocumentType]): string | null {
  return 'containers' in data ? overCapacity(data.containers, data.cargo) : null;
}
