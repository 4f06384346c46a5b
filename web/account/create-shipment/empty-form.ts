import { declaresGoods } from './typed-goods.ts';
import { EMPTY_FORM, type WizardForm } from './wizard-form.ts';

/** Whether nothing has been entered or chosen. */
export function isEmptyForm(form: WizardForm): boolean {
  return Object.entries(EMPTY_FORM).every(([field, empty]) => {
    const value = form[field as keyof WizardForm];
    if (typeof value === 'object') return 'un_number' in value ? !declaresGoods(value) : value.length === 0;
    return (typeof value === 'string' ? value.trim() : value) === empty;
  });
}
