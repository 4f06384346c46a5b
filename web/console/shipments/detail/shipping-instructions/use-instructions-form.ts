import { zodResolver } from '@hookform/resolvers/zod';
import type { ShippingInstructions } from '#domain/documents/shipping-instructions.ts';
import { api, call } from '#web/api/client.ts';
import { fieldIssuesOf } from '#web/forms/refused-fields.ts';
import { useVersionedForm } from '#web/forms/use-versioned-form.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import {
  type InstructionValues,
  InstructionValuesSchema,
  type StoredInstructions,
  valuesOf,
} from './form-values.ts';
import { INSTRUCTIONS_ID } from './labels.ts';

const resolver = zodResolver(InstructionValuesSchema);

/** The form of the shipping instructions. */
export function useInstructionsForm(tracking_number: string, stored: StoredInstructions) {
  return useVersionedForm<StoredInstructions, InstructionValues, ShippingInstructions>({
    stored,
    valuesOf: ({ instructions }) => valuesOf(instructions),
    resolver: () => resolver,
    idPrefix: INSTRUCTIONS_ID,
    send: async (instructions, { base, accept }, options) => {
      const input = { tracking_number, version: base().version, instructions };
      const { version } = await call.instructions.save(input, options);
      accept({ version, instructions });
    },
    onSuccess: () =>
      toast({
        title: 'Shipping instructions saved',
        description: `Documents of ${tracking_number} use them from now on.`,
      }),
    refusedIn: fieldIssuesOf('instructions'),
    failureToast: { title: 'Error', description: 'Failed to save the shipping instructions' },
    invalidates: api.instructions.key(),
  });
}

export type InstructionsForm = ReturnType<typeof useInstructionsForm>;
