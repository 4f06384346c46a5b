import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { api, call } from '#web/api/client.ts';
import { FormEnd } from '#web/forms/form-end.tsx';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { DiscardQuestion } from '#web/forms/leave-guard/discard-question.tsx';
import { GuardedForms, useGuardedForm, useGuardedForms } from '#web/forms/leave-guard/guarded-forms.ts';
import { useCloseQuestion } from '#web/forms/leave-guard/use-leave-question.ts';
import { isSame } from '#web/forms/merge-versions.ts';
import { NewerVersion } from '#web/forms/newer-version.tsx';
import type { Form } from '#web/forms/use-form.ts';
import { useVersionedForm } from '#web/forms/use-versioned-form.ts';
import { useSession } from '#web/people/session.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxRow } from '#web/ui/fields/choice-row.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import {
  MAX_LEVELS,
  type ReminderSettings,
  type ReminderValues,
  reminderInput,
  reminderValues,
  resolver,
  SETTING_NAMES,
  settingText,
} from './reminder-settings-values.ts';

const TITLE = 'Payment reminders';
const ABOUT =
  'Each company with overdue invoices gets one e-mail about them, at most once in seven days. Disputed invoices and exempt companies are left out.';

/** The dunning levels: admins change them, other staff read them. */
export function ReminderSettingsDialog({ onClose }: { onClose: () => void }) {
  const { person } = useSession();
  const query = useQuery(api.invoices.reminderSettings.queryOptions({ input: {} }));
  const { forms, isDirty } = useGuardedForms();
  const { leaving, close } = useCloseQuestion(isDirty, onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={TITLE}
      description={ABOUT}
      footer={leaving && <DiscardQuestion onDiscard={leaving.discard} onKeep={leaving.keep} />}
    >
      {query.data && person?.role === 'admin' ? (
        <GuardedForms value={forms}>
          <SettingsForm
            stored={{ ...query.data, version: query.dataUpdatedAt }}
            isLeaving={leaving !== null}
            onLeave={close}
            onSaved={onClose}
          />
        </GuardedForms>
      ) : (
        <QueryBoundary
          of={query}
          what="The payment reminders"
          skeleton={<Skeleton className="h-40 w-full" />}
        >
          {(settings) => <SettingsText {...settings} />}
        </QueryBoundary>
      )}
    </Dialog>
  );
}

function SettingsText({ automatic, levels }: ReminderSettings) {
  return (
    <div className="flex flex-col gap-3 text-ui">
      <p>{automatic ? 'Sent automatically each morning.' : 'Only sent by hand.'}</p>
      <ol className="list-decimal pl-5">
        {levels.map(({ name, days_after_due }) => (
          <li key={days_after_due}>
            {name}, {days_after_due} {days_after_due === 1 ? 'day' : 'days'} after the due date
          </li>
        ))}
      </ol>
      <p className="text-ink-2">Admins can change this.</p>
    </div>
  );
}

/** Settings have no version: `version` is when they were read. */
type ReadSettings = ReminderSettings & { version: number };

interface SettingsFormProps {
  stored: ReadSettings;
  /** Whether the dialog asks before unsaved changes are lost. */
  isLeaving: boolean;
  onLeave: () => void;
  onSaved: () => void;
}

function SettingsForm({ stored, isLeaving, onLeave, onSaved }: SettingsFormProps) {
  const edit = useVersionedForm<ReadSettings, ReminderValues>({
    stored,
    valuesOf: reminderValues,
    resolver: () => resolver,
    conflicts: ({ base, newer }) => !isSame(base, newer),
    send: async (values, session, options) => {
      const { automatic, levels } = session.base();
      const input = { ...reminderInput(values), from: { automatic, levels } };
      session.accept(await call.invoices.setReminderSettings(input, options));
    },
    onSuccess: () => {
      toast({ title: 'Payment Reminders Saved' });
      onSaved();
    },
    invalidates: api.invoices.reminderSettings.key(),
  });
  const { form, write, pending, failure } = edit;
  useGuardedForm(form);
  return (
    <form onSubmit={form.submit(write)} noValidate aria-label={TITLE} className="flex flex-col gap-5">
      <NewerVersion
        what="the payment reminders"
        edit={edit}
        nameOf={(field) => SETTING_NAMES[field]}
        textOf={settingText}
      />
      <FormProblems form={form} failure={failure} />
      <CheckboxRow
        label="Send automatically"
        hint="Each morning. The first e-mails also cover invoices that have long been overdue."
        checked={form.values.automatic}
        onChange={({ target }) => form.change({ automatic: target.checked })}
      />
      <Levels form={form} />
      {!isLeaving && <FormEnd label="Save" busyLabel="Saving..." pending={pending} onLeave={onLeave} />}
    </form>
  );
}

function Levels({ form: { values, change, idOf, errorOf } }: { form: Form<ReminderValues> }) {
  const { levels } = values;
  const addId = idOf('add-level');
  const changeLevel = (place: number, changed: Partial<ReminderValues['levels'][number]>) =>
    change({ levels: levels.map((level, other) => (other === place ? { ...level, ...changed } : level)) });
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-ui font-semibold">Dunning levels</legend>
      {levels.map(({ name, days }, place) => (
        // Rows are only added at the end and have no state of their own.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <fieldset key={place} className="flex items-start gap-3">
          <legend className="sr-only">Level {place + 1}</legend>
          <Field
            label="Name"
            id={idOf(`levels.${place}.name`)}
            error={errorOf(`levels.${place}.name`)}
            className="min-w-0 flex-1"
          >
            <TextInput
              maxLength={60}
              autoComplete="off"
              value={name}
              onChange={({ target }) => changeLevel(place, { name: target.value })}
            />
          </Field>
          <Field
            label="Days overdue"
            id={idOf(`levels.${place}.days`)}
            error={errorOf(`levels.${place}.days`)}
            className="w-28"
          >
            <TextInput
              inputMode="numeric"
              maxLength={3}
              autoComplete="off"
              value={days}
              onChange={({ target }) => changeLevel(place, { days: target.value })}
            />
          </Field>
          {levels.length > 1 && (
            <IconButton
              label={`Remove level ${place + 1}`}
              icon={<Trash aria-hidden="true" />}
              className="mt-7"
              onClick={() => {
                change({ levels: levels.toSpliced(place, 1) });
                document.getElementById(addId)?.focus();
              }}
            />
          )}
        </fieldset>
      ))}
      {levels.length < MAX_LEVELS && (
        <Button
          id={addId}
          variant="secondary"
          className="self-start"
          icon={<Plus aria-hidden="true" />}
          onClick={() => change({ levels: [...levels, { name: '', days: '' }] })}
        >
          Add level
        </Button>
      )}
    </fieldset>
  );
}
