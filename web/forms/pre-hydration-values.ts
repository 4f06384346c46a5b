/**
 * Form values that a user changed before hydration, by control name: strings, and for checkboxes that share a name the
 * array of checked values.
 */
export function preHydrationValues(form: HTMLFormElement): Record<string, string | string[]> {
  const typed: Record<string, string | string[]> = {};
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      if (control.checked !== control.defaultChecked) typed[control.name] = checkedOf(form, control.name);
    } else if (control instanceof HTMLInputElement && control.type === 'radio') {
      if (control.checked && !control.defaultChecked) typed[control.name] = control.value;
    } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      if (control.value !== control.defaultValue) typed[control.name] = control.value;
    } else if (control instanceof HTMLSelectElement) {
      // A select without a default was rendered in the browser, so nothing in it was changed before hydration.
      if ([...control.options].some((option) => option.defaultSelected && !option.selected))
        typed[control.name] = control.value;
    }
  }
  return typed;
}

function checkedOf(form: HTMLFormElement, name: string): string[] {
  return new FormData(form).getAll(name).map(String);
}
