const FIELDS = ':is(input:not([type="hidden"]), select, textarea):enabled:not([tabindex="-1"])';

/** The first visible field that can be filled in; of radio buttons the chosen one. */
export function firstField(content: HTMLElement): HTMLElement | null {
  const fields = [...content.querySelectorAll<HTMLInputElement>(FIELDS)];
  // jsdom has no layout.
  const first = fields.find((field) => field.checkVisibility?.() ?? true);
  const chosen = ({ type, name, checked }: HTMLInputElement) =>
    type === 'radio' && name === first?.name && checked;
  return (first?.type === 'radio' && fields.find(chosen)) || first || null;
}
