import { type FormEvent, useSyncExternalStore } from 'react';
import { cookieCategories, cookieLabels } from '#content/cookie-labels.ts';
import { Button } from '#web/ui/button.tsx';
import {
  type Consent,
  choose,
  EVERYTHING,
  hasConsent,
  NOTHING,
  OPTIONAL_CATEGORIES,
  onConsentChange,
} from './consent.ts';
import { COOKIE_SETTINGS_ID } from './cookie-settings.ts';

/** Cookie settings in a native `<dialog>`. Escape and Cancel close it without changes. */
export function CookieSettingsDialog() {
  const accepted = useSyncExternalStore(onConsentChange, acceptedCategories, () => '');
  return (
    <dialog
      id={COOKIE_SETTINGS_ID}
      aria-labelledby="cookie-settings-title"
      onClose={afterClosing}
      className="m-auto w-full max-w-[35rem] rounded-lg border border-line bg-raised p-0 text-ink shadow-dialog backdrop:bg-deep/50 max-sm:m-0 max-sm:h-dvh max-sm:max-h-none max-sm:max-w-none max-sm:rounded-none max-sm:border-0"
    >
      {/* Remounts after each choice, so that the checkboxes start from the current consent. */}
      <form key={accepted} method="dialog" onSubmit={save} className="flex min-h-full flex-col">
        <div className="flex-1 px-4 py-5 sm:px-6">
          <h2 id="cookie-settings-title" className="text-h3">
            {cookieLabels.settings}
          </h2>
          <p className="mt-2 text-ui text-ink-2">{cookieLabels.settings_text}</p>
          <ul className="mt-4 border-t border-line">
            {cookieCategories.map(({ category, title, text }) => (
              <li key={category} className="border-b border-line">
                <label className="flex min-h-11 items-start gap-3 py-3">
                  <input
                    type="checkbox"
                    name={category}
                    disabled={category === 'essential'}
                    defaultChecked={category === 'essential' || accepted.includes(category)}
                    className="mt-0.5 size-5 shrink-0 accent-brand"
                  />
                  <span>
                    <span className="block text-ui font-semibold">
                      {title}
                      {category === 'essential' && <span className="font-normal"> (always on)</span>}
                    </span>
                    <span className="block text-dense text-ink-2">{text}</span>
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </div>
        <div className="flex flex-wrap gap-3 border-t border-line px-4 py-4 sm:px-6">
          <Button type="submit" size="marketing">
            {cookieLabels.save}
          </Button>
          <Button type="submit" variant="secondary" size="marketing" value="reject">
            {cookieLabels.reject}
          </Button>
          <Button type="submit" variant="secondary" size="marketing" value="accept">
            {cookieLabels.accept}
          </Button>
          <Button
            variant="ghost"
            size="marketing"
            className="sm:ml-auto"
            onClick={(event) => event.currentTarget.closest('dialog')?.close()}
          >
            {cookieLabels.cancel}
          </Button>
        </div>
      </form>
    </dialog>
  );
}

/** One string, because React compares snapshots by identity. */
function acceptedCategories(): string {
  return OPTIONAL_CATEGORIES.filter(hasConsent).join(' ');
}

/** Closes the dialog explicitly, because the choice remounts the form before the browser would close it. */
function save(event: FormEvent<HTMLFormElement>) {
  event.preventDefault();
  const { submitter } = event.nativeEvent as SubmitEvent;
  const pressed = submitter instanceof HTMLButtonElement ? submitter.value : '';
  const custom = ticked(new FormData(event.currentTarget));
  event.currentTarget.closest('dialog')?.close();
  choose(pressed === 'accept' ? EVERYTHING : pressed === 'reject' ? NOTHING : custom);
}

function ticked(form: FormData): Consent {
  return {
    analytics: form.has('analytics'),
    functional: form.has('functional'),
    marketing: form.has('marketing'),
  };
}

/** Resets the checkboxes. If the dialog was opened from the banner, focus moves to the page. */
function afterClosing({ currentTarget }: { currentTarget: HTMLDialogElement }) {
  currentTarget.querySelector('form')?.reset();
  if (document.activeElement === document.body)
    document.getElementById('main')?.focus({ preventScroll: true });
}
