import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { isRefusal } from '#web/api/api-errors.ts';
import { api } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { Alert } from '#web/ui/alert.tsx';
import { AlreadyStarted } from './already-started.tsx';
import { isEmptyForm } from './empty-form.ts';
import { formOfDraft } from './form-of-draft.ts';
import { SignInLink } from './review/sign-in-needed.tsx';
import type { Wizard } from './use-wizard.ts';

/** Fills in the wizard from a booking template; asks first if something has been entered already. */
export function FromTemplate({ id, wizard }: { id: string; wizard: Wizard }) {
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useQuery(
    api.bookingTemplates.list.queryOptions({ input: {} }),
  );
  const template = data?.templates.find((one) => one.id === id);
  const isEmpty = isEmptyForm(wizard.form);
  const leave = () => {
    document.getElementById('step-heading')?.focus();
    void navigate(paths.createShipment(), { replace: true });
  };
  const fillIn = () => {
    if (!template) return;
    wizard.begin(formOfDraft(template.draft), null);
    leave();
  };
  const fillInAtOnce = useEffectEvent(fillIn);
  useEffect(() => {
    if (template && isEmpty) fillInAtOnce();
  }, [template, isEmpty]);

  if (isRefusal(error, 'UNAUTHORIZED'))
    return (
      <Alert title="Authentication Required">
        <p className="mb-3">Please sign in to book with a template.</p>
        <SignInLink />
      </Alert>
    );
  if (error)
    return (
      <Alert title="We couldn’t load the template" onRetry={() => void refetch()} retrying={isFetching}>
        Try again, or fill in the form below.
      </Alert>
    );
  if (data && !template)
    return (
      <Alert variant="info" title="This template has been deleted.">
        Fill in the form below instead.
      </Alert>
    );
  if (!template || isEmpty)
    return (
      <p role="status" className="text-ui text-ink-2">
        Filling in from {template?.name ?? 'the template'}…
      </p>
    );
  return (
    <AlreadyStarted
      form={wizard.form}
      act={`Replace with ${template.name}`}
      onReplace={fillIn}
      onKeep={leave}
    >
      Starting from {template.name} replaces everything you have entered.
    </AlreadyStarted>
  );
}
