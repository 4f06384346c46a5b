import type { ShipmentFile } from '#contract/shipments/shipment-file.ts';
import { sizeTypeLabel } from '#domain/equipment/size-type.ts';
import { type BoxCargo, stuffedCargo } from '#domain/equipment/stuffed-cargo.ts';
import { containerCargoWarnings, dividedLine } from '#domain/shipment-file/container-cargo.ts';
import { vgmIssues } from '#domain/shipment-file/stuffing.ts';
import { counted } from '#web/shipments/amounts.ts';
import { FreeTime } from '#web/tracking/milestones/free-time.tsx';
import { Moment } from '#web/tracking/moment.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { DoorNumber } from './door-number.tsx';
import { figureText } from './file-text.ts';
import { DayCharge } from './free-time/day-charge.tsx';
import { EmptyReturn } from './free-time/empty-return.tsx';
import { UsedTime } from './free-time/used-time.tsx';
import { RecordTable } from './record-table.tsx';

type Box = ShipmentFile['equipment'][number];

interface ContainersTableProps {
  equipment: readonly Box[];
  cargo_lines: ShipmentFile['cargo_lines'];
}

/** The equipment with what each box holds, and how the sum of all differs from the cargo lines. */
export function ContainersTable({ equipment, cargo_lines }: ContainersTableProps) {
  const cargo = stuffedCargo(equipment, cargo_lines.map(dividedLine));
  const rows = equipment.map((box, index) => ({ ...box, cargo: cargo[index] }));
  const warnings = containerCargoWarnings(equipment, cargo_lines);
  const lineOf = (id: string) => cargo_lines.find((line) => line.id === id);
  const lineNumber = (id: string) => cargo_lines.findIndex((line) => line.id === id) + 1;
  return (
    <>
      <RecordTable
        caption="Containers and other equipment"
        rows={rows}
        keyOf={({ id }) => id}
        empty="No containers yet."
        columns={[
          { name: 'Number', isTitle: true, cell: numberAndSeals },
          {
            name: 'Type',
            keepsWords: true,
            cell: ({ size_type }) => (size_type ? sizeTypeLabel(size_type) : 'Not set'),
          },
          {
            name: 'Packages',
            cell: ({ stuffing }) =>
              stuffing
                .map(({ cargo_line_id, pieces }) => {
                  const kind = lineOf(cargo_line_id)?.package_type || 'pieces';
                  return `${figureText(pieces)} ${kind} of line ${lineNumber(cargo_line_id)}`;
                })
                .join(', ') || 'Not stuffed',
          },
          { name: 'Gross, kg', isFigure: true, cell: ({ cargo }) => figureText(cargo?.gross_kg ?? null) },
          { name: 'Volume, m³', isFigure: true, cell: ({ cargo }) => figureText(cargo?.volume_m3 ?? null) },
          { name: 'Tare, kg', isFigure: true, cell: ({ tare_kg }) => figureText(tare_kg) },
          { name: 'Verified gross mass', cell: verifiedGrossMass },
          { name: 'Free time', keepsWords: true, cell: freeTime },
        ]}
      />
      {warnings.length > 0 && (
        <Alert variant="info" title="Containers and cargo lines differ" className="mt-3">
          <ul className="list-disc pl-4">
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  );
}

function numberAndSeals({ number, kind, seals }: Box) {
  return (
    <>
      {kind === 'container' && number ? <DoorNumber number={number} /> : number || 'Not assigned'}
      <span className="block text-ink-2">{seals.length > 0 ? `Seal ${seals.join(', ')}` : 'No seal'}</span>
    </>
  );
}

function freeTime(box: Box) {
  const { free_days = null, detention_days = null } = box;
  if (free_days === null && detention_days === null) return 'Not set';
  return (
    <>
      {free_days !== null && freeAtTerminal(box, free_days)}
      <DayCharge charge={box.demurrage} name="Demurrage" isFinal={Boolean(box.free_time_used)} />
      {detention_days !== null && (
        <span className="block text-dense text-ink-2">{emptyReturn(box, detention_days)}</span>
      )}
      <DayCharge charge={box.detention} name="Detention" isFinal={Boolean(box.return_time_used)} />
    </>
  );
}

function freeAtTerminal(box: Box, free_days: number) {
  const { free_until = null, free_time_zone = null, state = null, free_time_used: time } = box;
  return (
    <>
      {counted(free_days, 'day')}
      {time && (
        <span className="block text-dense text-ink-2">
          <UsedTime time={time} allowed={free_days} event="Left the terminal" charge="demurrage" />
        </span>
      )}
      {free_until && (
        <span className="block text-dense text-ink-2 empty:hidden">
          <FreeTime box={{ free_days, free_until, free_time_zone, state }} />
        </span>
      )}
    </>
  );
}

function emptyReturn(box: Box, detention_days: number) {
  const { return_until = null, return_time_zone = null, return_time_used: time } = box;
  if (time)
    return <UsedTime time={time} allowed={detention_days} event="Returned empty" charge="detention" />;
  if (!return_until || !return_time_zone)
    return `Empty return ${counted(detention_days, 'day')} after gate-out`;
  return <EmptyReturn last_day={return_until} time_zone={return_time_zone} />;
}

function verifiedGrossMass(box: Box & { cargo: BoxCargo | undefined }) {
  const { vgm, kind, cargo } = box;
  if (kind !== 'container') return 'Not needed';
  if (!vgm) return <span className="font-semibold text-danger">Missing</span>;
  return (
    <>
      {figureText(vgm.kg, 'kg')}
      <span className="block text-ink-2">
        Method {vgm.method}, {vgm.weighed_by}, <Moment at={vgm.weighed_at} isShort />
      </span>
      {vgmIssues(box, cargo).map(({ message }) => (
        <span key={message} className="block font-semibold text-danger">
          {message}
        </span>
      ))}
    </>
  );
}
