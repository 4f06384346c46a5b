import { ORPCError } from '@orpc/client';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { isRefusal } from '#web/api/api-errors.ts';
import { api } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { AlreadyStarted } from './already-started.tsx';
import { isEmptyForm } from './empty-form.ts';
import { formOfDraft } from './form-of-draft.ts';
import { SignInLink } from './review/sign-in-needed.tsx';
import type { Wizard } from './use-wizard.ts';
import { EMPTY_FORM } from './wizard-form.ts';

const RETRIES = 2;

interface AgainProps {
  tracking_number: string;
  wizard: Wizard;
}

/** Fills in the wizard from an earlier shipment of the user; asks first if something has been entered already. */
export function BookAgain({ tracking_number, wizard }: AgainProps) {
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useQuery({
    ...api.shipments.draft.queryOptions({ input: { tracking_number } }),
    retry: (failures, cause) => failures < RETRIES && !(cause instanceof ORPCError && cause.status < 500),
  });
  const isEmpty = isEmptyForm(wizard.form);
  const leave = () => {
    document.getElementById('step-heading')?.focus();
    void navigate(paths.createShipment(), { replace: true });
  };
  const fillIn = () => {
    if (!data) return;
    wizard.begin(formOfDraft(data), data.tracking_number);
    leave();
  };
  const fillInAtOnce = useEffectEvent(fillIn);
  useEffect(() => {
    if (data && isEmpty) fillInAtOnce();
  }, [data, isEmpty]);

  if (isRefusal(error, 'NOT_FOUND'))
    return (
      <Alert variant="info" title={`We couldn’t find ${tracking_number} among your shipments.`}>
        Fill in the form below instead.
      </Alert>
    );
  if (isRefusal(error, 'UNAUTHORIZED'))
    return (
      <Alert title="Authentication Required">
        <p className="mb-3">Please sign in to book {tracking_number} again.</p>
        <SignInLink />
      </Alert>
    );
  if (error)
    return (
      <Alert
        title={`We couldn’t load ${tracking_number}`}
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        Try again, or fill in the form below.
      </Alert>
    );
  if (!data || isEmpty)
    return (
      <p role="status" className="text-ui text-ink-2">
        Filling in from {tracking_number}…
      </p>
    );
  return (
    <AlreadyStarted
      form={wizard.form}
      act={`Replace with ${data.tracking_number}`}
      onReplace={fillIn}
      onKeep={leave}
    >
      Booking {data.tracking_number} again replaces everything you have entered.
    </AlreadyStarted>
  );
}

/** States which shipment the entries came from, with a button that clears them. */
export function FilledInFrom({ tracking_number, wizard }: AgainProps) {
  return (
    <Alert
      variant="info"
      title={`Filled in from ${tracking_number}`}
      className="[&_p:first-child]:break-words"
    >
      <p>
        Check the details and choose a route. Prices and transit times are recalculated.{' '}
        <Link to={paths.track(tracking_number)} className="link">
          See {tracking_number}
        </Link>
      </p>
      <div className="mt-3">
        <Button variant="secondary" onClick={() => wizard.begin(EMPTY_FORM, null)}>
          Start with an empty form
        </Button>
      </div>
    </Alert>
  );
}
