import { checkDangerousGoods } from '../dangerous-goods/check-dangerous-goods.ts';
import type { Incoterm } from '../documents/incoterm.ts';
import type { TransportMode } from '../routing/transport-mode.ts';
import type { ShipmentCargoLine } from './cargo-line.ts';
import { CUT_OFF_LABELS, type CutOff, cutOffStatus } from './carrier-booking.ts';
import type { Equipment } from './equipment.ts';
import type { LOADS } from './file-header.ts';
import type { PartyRole } from './party.ts';

/** What stops a departure: its kind, the thing that is not ready, and what to do. */
export interface Blocker {
  code: string;
  object: string;
  message: string;
}

interface ReadinessFacts {
  tracking_number: string;
  modes: readonly TransportMode[];
  load: (typeof LOADS)[number] | null;
  incoterm: Incoterm | null;
  parties: readonly { role: PartyRole }[];
  equipment: readonly Equipment[];
  cargo_lines: readonly ShipmentCargoLine[];
  /** Whether the shipment is booked or recorded as dangerous goods. */
  dangerous_goods: boolean;
  /** The kinds of documents that are issued or uploaded. */
  documents: ReadonlySet<string>;
}

const PARTIES = { shipper: 'shipper', consignee: 'consignee' } as const;
const EXPORT_DOCUMENTS = { commercial_invoice: 'commercial invoice', packing_list: 'packing list' } as const;

/** What is not ready for the departure of a shipment, by its modes and its incoterm. */
export function shipmentBlockers(facts: ReadinessFacts): Blocker[] {
  return [
    ...partyBlockers(facts),
    ...equipmentBlockers(facts),
    ...dangerousGoodsBlockers(facts),
    ...documentBlockers(facts),
  ];
}

/** Cut-offs that have passed without being met. */
export function cutOffBlockers(cut_offs: readonly CutOff[], now: Date): Blocker[] {
  return cut_offs
    .filter((cut_off) => cutOffStatus(cut_off, now) === 'passed')
    .map(({ kind }) => ({
      code: 'CUT_OFF_PASSED',
      object: kind,
      message: `The ${CUT_OFF_LABELS[kind]} cut-off has passed. Record when it was met, or move it.`,
    }));
}

function partyBlockers({ tracking_number, parties }: ReadinessFacts): Blocker[] {
  return Object.entries(PARTIES)
    .filter(([role]) => !parties.some((party) => party.role === role))
    .map(([role, name]) => ({
      code: `${role.toUpperCase()}_MISSING`,
      object: tracking_number,
      message: `${tracking_number} has no ${name}.`,
    }));
}

/** The verified gross mass is required of every packed container before it is loaded on a ship (SOLAS VI/2). */
function equipmentBlockers({ tracking_number, modes, load, equipment }: ReadinessFacts): Blocker[] {
  if (!modes.includes('sea')) return [];
  const containers = equipment.filter(({ kind }) => kind === 'container');
  if (load === 'FCL' && containers.length === 0)
    return [
      { code: 'CONTAINER_MISSING', object: tracking_number, message: `${tracking_number} has no container.` },
    ];
  return containers.flatMap(({ number, size_type, vgm }) => {
    const object = number || size_type;
    return [
      ...(number === ''
        ? [
            {
              code: 'CONTAINER_NUMBER_MISSING',
              object,
              message: `A ${size_type} of ${tracking_number} has no number.`,
            },
          ]
        : []),
      ...(vgm ? [] : [{ code: 'VGM_MISSING', object, message: `${object} has no verified gross mass.` }]),
    ];
  });
}

function dangerousGoodsBlockers({ tracking_number, cargo_lines, ...facts }: ReadinessFacts): Blocker[] {
  if (facts.dangerous_goods && cargo_lines.every(({ dangerous_goods }) => dangerous_goods === null))
    return [
      {
        code: 'DANGEROUS_GOODS_UNDECLARED',
        object: tracking_number,
        message: `${tracking_number} is dangerous goods, but none of its cargo lines declares any.`,
      },
    ];
  return cargo_lines.flatMap(({ dangerous_goods }) => {
    const issues = dangerous_goods ? checkDangerousGoods(dangerous_goods) : [];
    return issues
      .filter(({ field, severity }) => severity === 'error' || field === 'packing_group')
      .map(({ message }) => ({
        code: 'DANGEROUS_GOODS_INCOMPLETE',
        object: dangerous_goods?.un_number ?? '',
        message,
      }));
  });
}

/** Where the seller clears for export, that is by all terms but EXW, customs requires the invoice and the packing list. */
function documentBlockers({ tracking_number, incoterm, documents }: ReadinessFacts): Blocker[] {
  if (incoterm === null || incoterm === 'EXW') return [];
  return Object.entries(EXPORT_DOCUMENTS)
    .filter(([kind]) => !documents.has(kind))
    .map(([kind, name]) => ({
      code: 'DOCUMENT_MISSING',
      object: kind,
      message: `${tracking_number} has no ${name}. Issue or upload it.`,
    }));
}
