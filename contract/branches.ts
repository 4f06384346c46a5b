import * as z from 'zod';
import { BankAccount } from '#domain/branches/bank-account.ts';
import { BranchCode, NewBranch } from '#domain/branches/branch.ts';
import { NewLegalEntity, NumberSeries } from '#domain/branches/legal-entity.ts';
import { VatSettings } from '#domain/vat/vat-treatment.ts';
import { Since } from './operation/changed-records.ts';
import { changedSinceRead } from './operation/if-match.ts';
import { operation } from './operation/operation.ts';

export const Branch = z.object({
  id: z.uuid(),
  code: z.string(),
  name: z.string(),
  city: z.string(),
  country: z.string(),
  /** IANA time zone, that of the town. */
  time_zone: z.string(),
  sender_address: z.string(),
  legal_entity_id: z.uuid(),
  legal_entity: z.string(),
  /** The IATA code of the cargo agent, such as '23-4 5678/0012'; '' if the branch is not an agent. */
  iata_code: z.string(),
  updated_at: z.date(),
});
export type Branch = z.infer<typeof Branch>;

export const LegalEntity = z.object({
  id: z.uuid(),
  name: z.string(),
  vat_id: z.string(),
  base_currency: z.string(),
  /** Percent; a quote with a lower margin needs the approval of an admin. */
  margin_floor: z.number(),
  number_series: z.array(NumberSeries),
  vat: VatSettings.nullable(),
  bank_accounts: z.array(BankAccount),
  phone: z.string(),
  email: z.string(),
  updated_at: z.date(),
});
export type LegalEntity = z.infer<typeof LegalEntity>;

const Id = z.object({ id: z.uuid() });

const NO_ENTITY = { status: 422, message: 'Choose a legal entity.' } as const;
const UNKNOWN_TOWN = {
  status: 422,
  message: 'We don’t know this town. Check the spelling and the country.',
} as const;

const PREFIX_TAKEN = {
  status: 409,
  message: 'Another legal entity has this prefix. Choose another one.',
} as const;

export const branches = {
  list: operation({
    access: 'staff',
    method: 'GET',
    path: '/branches',
    list: { records: 'branches', of: 'everyone' },
    summary: 'The branches of the company, by name',
  })
    .input(Since)
    .output(z.object({ branches: z.array(Branch) })),

  create: operation({
    access: 'admin',
    method: 'POST',
    path: '/branches',
    summary: 'Add a branch; new shipments go to the branch nearest to their origin',
    status: 201,
    changes: ['branches'],
  })
    .input(NewBranch)
    .output(Id)
    .errors({
      NO_ENTITY,
      UNKNOWN_TOWN,
      CODE_TAKEN: { status: 409, message: 'Another branch has this code. Choose another one.' },
    }),

  /** The code stays, because addresses and saved views contain it. */
  change: operation({
    access: 'admin',
    method: 'PATCH',
    path: '/branches/{code}',
    summary: 'Change a branch; its shipments stay with it',
    ifMatch: 'optional',
    changes: ['branches'],
  })
    .input(
      NewBranch.partial().extend({
        code: BranchCode,
        iata_code: NewBranch.shape.iata_code.removeDefault().optional(),
      }),
    )
    .output(Id)
    .errors({
      NO_ENTITY,
      UNKNOWN_TOWN,
      NOT_FOUND: { status: 404, message: 'No such branch.' },
      ...changedSinceRead('this branch'),
    }),
};

export const legalEntities = {
  list: operation({
    access: 'staff',
    method: 'GET',
    path: '/legal-entities',
    list: { records: 'legal_entities', of: 'everyone' },
    summary: 'The companies that the forwarder trades as, by name',
  })
    .input(Since)
    .output(z.object({ legal_entities: z.array(LegalEntity) })),

  create: operation({
    access: 'admin',
    method: 'POST',
    path: '/legal-entities',
    summary: 'Add a legal entity',
    status: 201,
    changes: ['legalEntities'],
  })
    .input(NewLegalEntity)
    .output(Id)
    .errors({ PREFIX_TAKEN }),

  change: operation({
    access: 'admin',
    method: 'PATCH',
    path: '/legal-entities/{id}',
    summary: 'Change a legal entity',
    ifMatch: 'optional',
    changes: ['legalEntities', 'branches'],
  })
    .input(
      Id.extend({
        name: NewLegalEntity.shape.name.optional(),
        vat_id: NewLegalEntity.shape.vat_id.removeDefault().optional(),
        base_currency: NewLegalEntity.shape.base_currency.optional(),
        margin_floor: NewLegalEntity.shape.margin_floor.removeDefault().optional(),
        number_series: NewLegalEntity.shape.number_series.removeDefault().optional(),
        vat: NewLegalEntity.shape.vat.removeDefault().optional(),
        bank_accounts: NewLegalEntity.shape.bank_accounts.removeDefault().optional(),
        phone: NewLegalEntity.shape.phone.removeDefault().optional(),
        email: NewLegalEntity.shape.email.removeDefault().optional(),
      }),
    )
    .output(Id)
    .errors({
      PREFIX_TAKEN,
      NOT_FOUND: { status: 404, message: 'No such legal entity.' },
      ...changedSinceRead('this legal entity'),
    }),
};
