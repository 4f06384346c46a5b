import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isRefusal, sentenceOf } from '#web/api/api-errors.ts';
import { api, type CallOptions } from '#web/api/client.ts';
import type { FieldMessages } from '#web/forms/field-messages.ts';
import { fieldsRefused } from '#web/forms/refused-fields.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/people/session.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { isDraftField } from './field-labels.ts';
import type { Submission } from './send-booking.ts';
import type { Wizard } from './use-wizard.ts';
import { clearStoredWizard } from './wizard-storage.ts';

export interface Booking {
  create: () => void;
  pending: boolean;
  /** Why the last attempt failed; a toast has shown it as well. */
  failure: Failure | null;
}

interface Failure {
  title: string;
  sentence: string;
  remedy: 'fields' | 'route' | 'sign-in' | 'again';
}

const SIGN_IN: Failure = {
  title: 'Authentication required',
  sentence: 'Please sign in to create a shipment.',
  remedy: 'sign-in',
};
const NO_ROUTE: Failure = {
  title: 'Route selection required',
  sentence: 'Please select a shipping route.',
  remedy: 'route',
};

/** Books the draft exactly once, even after a double press or a retry following a lost response and a reload. */
export function useCreateShipment({
  form,
  client,
  route,
  instructions,
  credit_reason,
  refuse,
}: Wizard): Booking {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { status } = useSession();
  const [failure, setFailure] = useState<Failure | null>(null);

  const fail = (failed: Failure) => {
    setFailure(failed);
    toast({ title: failed.title, description: failed.sentence, variant: 'destructive' });
  };
  const { write, pending } = useWrite({
    send: async (sent: Submission, options: { context: CallOptions }) =>
      (await import('./send-booking.ts')).sendBooking(sent, options),
    onSuccess: ({ tracking_number }) => {
      toast({
        title: 'Shipment created successfully!',
        description: `Your tracking number is: ${tracking_number}`,
        about: `shipment_created:${tracking_number}`,
      });
      clearStoredWizard();
      navigate(paths.trackQuery(tracking_number));
    },
    refusedIn,
    onFailure: (error, refused) => {
      const failed = failureOf(error);
      refuse(draftFieldsIn(refused));
      instructions.refuse(instructionsIn(refused));
      // Refetch the session, or the sign-in screen would redirect back.
      if (failed.remedy === 'sign-in')
        void queries.invalidateQueries({ queryKey: api.people.session.queryKey() });
      // The review then shows the field for the reason.
      if (isRefusal(error, 'CREDIT_HOLD', 'CREDIT_LIMIT'))
        void queries.invalidateQueries({ queryKey: api.organisations.credit.key() });
      if (failed.remedy === 'route') void queries.resetQueries({ queryKey: api.routing.options.key() });
      fail(failed);
    },
    storageKey: 'groundswell.shipment-sent.1',
  });

  const create = () => {
    if (status === 'signed-out') return fail(SIGN_IN);
    if (!route) return fail(NO_ROUTE);
    setFailure(null);
    write({ form, client, route, instructions: instructions.typed, credit_reason });
  };
  return { create, pending, failure };
}

function failureOf(error: unknown): Failure {
  if (isRefusal(error, 'UNAUTHORIZED')) return SIGN_IN;
  const isAboutRoute = isRefusal(error, 'PRICE_CHANGED', 'ROUTE_UNAVAILABLE', 'AMBIGUOUS_PLACE');
  const isAboutFields = isRefusal(error, 'UNPROCESSABLE_CONTENT');
  return {
    title: 'Error creating shipment',
    sentence: sentenceOf(error, 'Please try again later.'),
    remedy: isAboutRoute ? 'route' : isAboutFields ? 'fields' : 'again',
  };
}

/** An unknown country may be either one. */
function refusedIn(error: unknown): FieldMessages {
  if (isRefusal(error, 'UNKNOWN_COUNTRY'))
    return { origin_country: error.message, destination_country: error.message };
  return fieldsRefused(error);
}

function draftFieldsIn(refused: FieldMessages): FieldMessages {
  const fieldOf = (path: string) => path.split('.')[0] ?? '';
  const byField = Object.entries(refused)
    .filter(([path]) => isDraftField(fieldOf(path)))
    .map(([path, message]) => [path.startsWith('cargo_lines.') ? path : fieldOf(path), message]);
  return Object.fromEntries(byField);
}

const INSTRUCTIONS = 'instructions.';

function instructionsIn(refused: FieldMessages): FieldMessages {
  return Object.fromEntries(
    Object.entries(refused)
      .filter(([path]) => path.startsWith(INSTRUCTIONS))
      .map(([path, message]) => [path.slice(INSTRUCTIONS.length), message]),
  );
}
