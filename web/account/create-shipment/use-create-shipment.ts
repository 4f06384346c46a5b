import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { isRefusal, sentenceOf } from '#web/api/api-errors.ts';
import { api, type CallOptions, call } from '#web/api/client.ts';
import { useIdempotencyScope } from '#web/api/idempotency-scope.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/people/session.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import type { FieldMessages } from './blockers.ts';
import { isDraftField } from './field-labels.ts';
import type { TypedInstructions } from './shipping-instructions/typed-instructions.ts';
import type { Wizard } from './use-wizard.ts';
import { draftOf, portsOf, type WizardForm } from './wizard-form.ts';
import { type ChosenClient, type ChosenRoute, clearStoredWizard } from './wizard-storage.ts';

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

interface Submission {
  form: WizardForm;
  client: ChosenClient | null;
  route: ChosenRoute;
  instructions: TypedInstructions;
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
export function useCreateShipment({ form, client, route, instructions, refuse }: Wizard): Booking {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { status } = useSession();
  const running = useRef(false);
  const options = useIdempotencyScope('groundswell.shipment-sent.1');
  const [failure, setFailure] = useState<Failure | null>(null);

  const fail = (failed: Failure) => {
    setFailure(failed);
    toast({ title: failed.title, description: failed.sentence, variant: 'destructive' });
  };

  const { mutate, isPending } = useMutation({
    // Fails offline instead of waiting: a shipment must never be created later, unnoticed.
    networkMode: 'always',
    mutationFn: (submission: Submission) => send(submission, options),
    onSuccess: ({ tracking_number }) => {
      toast({
        title: 'Shipment created successfully!',
        description: `Your tracking number is: ${tracking_number}`,
      });
      clearStoredWizard();
      navigate(paths.trackQuery(tracking_number));
    },
    onError: (error) => {
      const failed = failureOf(error);
      refuse(refusedFields(error));
      instructions.refuse(refusedInstructions(error));
      // Refetch the session, or the sign-in screen would redirect back.
      if (failed.remedy === 'sign-in')
        void queries.invalidateQueries({ queryKey: api.people.session.queryKey() });
      if (failed.remedy === 'route') void queries.resetQueries({ queryKey: api.routing.options.key() });
      fail(failed);
      running.current = false;
    },
  });

  const create = () => {
    if (running.current) return;
    if (status === 'signed-out') return fail(SIGN_IN);
    if (!route) return fail(NO_ROUTE);
    running.current = true;
    setFailure(null);
    mutate({ form, client, route, instructions: instructions.typed });
  };
  return { create, pending: isPending, failure };
}

async function send(
  { form, client, route: { option, request }, instructions: typed }: Submission,
  options: { context: CallOptions },
) {
  const [{ ShipmentDraft }, { bookingInstructions }] = await Promise.all([
    import('#domain/shipments/shipment-draft.ts'),
    import('./shipping-instructions/read-instructions.ts'),
  ]);
  const instructions = bookingInstructions(typed);
  return call.shipments.create(
    {
      ...ShipmentDraft.parse(draftOf(form)),
      transport_mode: option.transport_mode,
      estimated_cost: option.estimated_cost,
      ...portsOf(request),
      ...(client?.user_id ? { user_id: client.user_id } : {}),
      ...(instructions ? { instructions } : {}),
    },
    options,
  );
}

function failureOf(error: unknown): Failure {
  if (isRefusal(error, 'UNAUTHORIZED')) return SIGN_IN;
  const isAboutRoute = ['PRICE_CHANGED', 'ROUTE_UNAVAILABLE', 'AMBIGUOUS_PLACE'].some((code) =>
    isRefusal(error, code),
  );
  const isAboutFields = isRefusal(error, 'UNPROCESSABLE_CONTENT');
  return {
    title: 'Error creating shipment',
    sentence: sentenceOf(error, 'Please try again later.'),
    remedy: isAboutRoute ? 'route' : isAboutFields ? 'fields' : 'again',
  };
}

/** The fields that the server refused; an unknown country may be either one. */
function refusedFields(error: unknown): FieldMessages {
  if (isRefusal(error, 'UNKNOWN_COUNTRY'))
    return { origin_country: error.message, destination_country: error.message };
  return Object.fromEntries(
    issuesOf(error)
      .filter(({ path }) => isDraftField(path))
      .map(({ path, message }) => [path, message]),
  );
}

const INSTRUCTIONS = 'instructions.';

function refusedInstructions(error: unknown): TypedInstructions {
  return Object.fromEntries(
    issuesOf(error)
      .filter(({ path }) => path.startsWith(INSTRUCTIONS))
      .map(({ path, message }) => [path.slice(INSTRUCTIONS.length), message]),
  );
}

function issuesOf(error: unknown): { path: string; message: string }[] {
  if (!isRefusal(error, 'UNPROCESSABLE_CONTENT')) return [];
  return (error.data?.issues ?? []) as { path: string; message: string }[];
}
