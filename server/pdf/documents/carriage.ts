import type { CommonData } from '#domain/documents/document-data.ts';
import { isMainCarriage } from '#domain/documents/shipment-facts.ts';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import { capitalize } from '#domain/validation/capitalize.ts';
import { country, joinParts } from '../pdf-messages.ts';

type Transport = CommonData['transport'];

/** Where the goods are loaded and discharged, and the conveyance, as far as known. */
export interface PrintedCarriage {
  /** 'MV Amber Dawn, voyage 214E', 'Flight GW 2040', or 'By road'. */
  conveyance: string | null;
  /** 'Road, sea, road' */
  modes: string | null;
  from: string | null;
  to: string | null;
  /** Places of the main carriage: ports, airports, terminals. */
  loading: string | null;
  discharge: string | null;
}

const BY: Record<TransportMode, string> = { air: 'By air', sea: 'By sea', road: 'By road', rail: 'By rail' };

export function printedCarriage(transport: Transport): PrintedCarriage {
  const { legs, mode } = transport;
  const main = legs.filter((leg) => leg.mode === mode && isMainCarriage(leg));
  const modes = joinParts(legs.map(({ mode: by, vehicle }) => vehicle ?? by));
  return {
    conveyance: conveyance(transport),
    modes: modes && capitalize(modes),
    from: place(transport.from),
    to: place(transport.to),
    loading: main[0]?.from ?? null,
    discharge: main.at(-1)?.to ?? null,
  };
}

function conveyance({ mode, vessel, voyage, flight }: Transport): string | null {
  if (vessel) return joinParts([vessel, voyage && `voyage ${voyage}`]);
  if (flight) return `Flight ${flight}`;
  return mode && BY[mode];
}

/** 'Houston, US' with the country’s full name. */
function place(named: string | null): string | null {
  return named?.replace(/(?<=, )[A-Z]{2}$/, (code) => country(code) ?? code) ?? null;
}
