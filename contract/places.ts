import * as z from 'zod';
import { FoundPlace } from '#domain/places/place.ts';
import { operation } from './operation/operation.ts';

/** A place of trade by its UN/LOCODE. */
const CodedPlace = z.object({
  /** 'NLRTM' */
  unlocode: z.string(),
  name: z.string(),
  country: z.string(),
  kind: z.enum(['port', 'airport', 'inland']),
  /** The code of the airport that shares the UN/LOCODE. */
  iata: z.string().nullable(),
  time_zone: z.string(),
});

export const places = {
  search: operation({
    access: 'anyone',
    method: 'GET',
    path: '/places',
    summary: 'Cities by their present, former or foreign names',
  })
    .input(
      z.object({
        q: z.string().trim().min(1).max(120),
        country: z.string().trim().max(60).optional(),
        limit: z.coerce.number().int().min(1).max(20).default(8),
      }),
    )
    .output(z.array(FoundPlace)),

  searchUnlocodes: operation({
    access: 'signed-in',
    method: 'GET',
    path: '/unlocodes',
    summary: 'Ports, airports and inland places by UN/LOCODE, IATA code or name',
  })
    .input(
      z.object({
        q: z.string().trim().min(1).max(120),
        limit: z.coerce.number().int().min(1).max(20).default(8),
      }),
    )
    .output(z.array(CodedPlace)),
};
