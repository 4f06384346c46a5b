import type { ShipmentFile } from '#contract/shipments/shipment-file.ts';
import { volumeOf } from '#domain/cargo/line-volume.ts';
import { parseDimensions } from '#domain/routing/chargeable-weight.ts';
import type { ShipmentCargoLine } from '#domain/shipment-file/cargo-line.ts';
import type { Equipment } from '#domain/shipment-file/equipment.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import type { CargoLineRecord } from './cargo-lines-table.ts';
import type { EquipmentRecord, StuffingRecord } from './equipment-table.ts';

type StoredLine = ShipmentFile['cargo_lines'][number];
type StoredEquipment = ShipmentFile['equipment'][number];

const CM3_PER_M3 = 1_000_000;

export function cargoLineOf({ shipment_id: _, position: __, ...line }: CargoLineRecord): StoredLine {
  return { ...line, temperature: line.temperature ?? null, dangerous_goods: line.dangerous_goods ?? null };
}

/** The cargo lines of a shipment; until any is recorded, one that states the booking and has the shipment's id. */
export function cargoLinesOf(shipment: ShipmentRecord, recorded: readonly StoredLine[]): StoredLine[] {
  return recorded.length > 0 ? [...recorded] : [bookedLine(shipment)];
}

function bookedLine({ id, cargo_description, cargo_weight, cargo_dimensions }: ShipmentRecord): StoredLine {
  const box = parseDimensions(cargo_dimensions);
  return {
    id,
    pieces: null,
    package_type: '',
    marks: '',
    description: cargo_description,
    hs_code: '',
    origin_country: '',
    gross_kg: cargo_weight,
    net_kg: null,
    weighed_by: '',
    weighed_at: null,
    length_cm: box?.length ?? null,
    width_cm: box?.width ?? null,
    height_cm: box?.height ?? null,
    volume_m3: box ? (box.length * box.width * box.height) / CM3_PER_M3 : null,
    stackable: null,
    temperature: null,
    dangerous_goods: null,
    quantity: null,
    unit: '',
    unit_price_cents: null,
  };
}

export function equipmentOf(record: EquipmentRecord, stuffed: readonly StuffingRecord[]): StoredEquipment {
  const { shipment_id: _, position: __, vgm_kg, vgm_method, vgm_weighed_by, vgm_weighed_at, ...box } = record;
  const isWeighed = vgm_kg !== null && vgm_weighed_by !== null && vgm_weighed_at !== null;
  return {
    ...box,
    vgm: isWeighed
      ? {
          kg: vgm_kg,
          method: vgm_method === 1 ? 1 : 2,
          weighed_by: vgm_weighed_by,
          weighed_at: vgm_weighed_at,
        }
      : null,
    stuffing: stuffed
      .filter(({ equipment_id }) => equipment_id === record.id)
      .map(({ equipment_id: _, ...pieces }) => pieces),
  };
}

export function equipmentRecord(
  { vgm, stuffing: _, ...box }: Equipment & { id: string },
  shipment_id: string,
  position: number,
): EquipmentRecord {
  return {
    ...box,
    shipment_id,
    position,
    vgm_kg: vgm?.kg ?? null,
    vgm_method: vgm?.method ?? null,
    vgm_weighed_by: vgm?.weighed_by ?? null,
    vgm_weighed_at: vgm?.weighed_at ?? null,
    free_days: box.free_days ?? null,
    detention_days: box.detention_days ?? null,
  };
}

/** The rows of what is stuffed into a box. */
export function stuffingRecords({
  id: equipment_id,
  stuffing,
}: Pick<Equipment, 'stuffing'> & { id: string }): StuffingRecord[] {
  return stuffing.map(({ cargo_line_id, pieces, gross_kg = null, volume_m3 = null }) => ({
    equipment_id,
    cargo_line_id,
    pieces,
    gross_kg,
    volume_m3,
  }));
}

/** The volume is stored only where it is not computed, so that it follows when pieces or lengths change. */
export function cargoLineRecord(
  line: ShipmentCargoLine & { id: string },
  shipment_id: string,
  position: number,
): CargoLineRecord {
  const isComputed = line.volume_m3 !== null && line.volume_m3 === volumeOf({ ...line, volume_m3: null });
  return { ...line, volume_m3: isComputed ? null : line.volume_m3, shipment_id, position };
}
