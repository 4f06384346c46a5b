import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { mentionBeingTyped } from '#domain/messages/mentions.ts';
import type { FormField } from '#web/forms/use-form.ts';
import { counted } from '#web/shipments/amounts.ts';
import { nextOption } from '#web/ui/fields/next-option.ts';
import { OptionList } from '#web/ui/fields/option-list.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { useSuggestions } from '#web/ui/fields/use-suggestions.ts';
import { useEscape } from '#web/ui/overlays/use-escape.ts';

interface MentionablePerson {
  id: string;
  name: string;
  side: 'customer' | 'staff';
}

interface MentionTextareaProps {
  control: FormField['control'];
  onText: (text: string) => void;
  /** The people whose name contains what is typed after an @. */
  load: (typed: string, signal: AbortSignal) => Promise<readonly MentionablePerson[]>;
  rows?: number;
}

/** A text in which @ suggests people: arrow keys choose one, Enter or Tab takes it, Escape closes the list. */
export function MentionTextarea({ control, onText, load, rows = 3 }: MentionTextareaProps) {
  const listId = useId();
  const box = useRef<HTMLTextAreaElement | null>(null);
  /** What follows the @ before the caret; null while no one is being mentioned. */
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const { options } = useSuggestions(typed ?? '', load, { enabled: typed !== null, minimumLength: 0 });
  const shown = typed !== null && options.length > 0;
  const index = Math.min(active, options.length - 1);

  // Before a surrounding dialog, which Escape would close.
  useEscape((target) => {
    if (!shown || target !== box.current) return false;
    setTyped(null);
    return true;
  });

  const follow = () => {
    const { value = '', selectionStart = 0 } = box.current ?? {};
    const found = mentionBeingTyped(value, selectionStart);
    if (found !== typed) setActive(0);
    setTyped(found);
  };
  const take = ({ name }: MentionablePerson) => {
    if (!box.current || typed === null) return;
    const { value, selectionStart } = box.current;
    const before = `${value.slice(0, selectionStart - typed.length)}${name} `;
    onText(before + value.slice(selectionStart).replace(/^ /, ''));
    box.current.setSelectionRange(before.length, before.length);
    setTyped(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const option = options[index];
    if (!shown || !option || event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
      setActive(Math.max(0, nextOption(index, event.key === 'ArrowDown' ? 1 : -1, options.length)));
    else if (event.key === 'Enter' || event.key === 'Tab') take(option);
    else return;
    event.preventDefault();
  };

  return (
    <div className="relative">
      <Textarea
        {...control}
        ref={(element) => {
          box.current = element;
          control.ref(element);
        }}
        rows={rows}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={listId}
        aria-activedescendant={shown ? `${listId}-${index}` : undefined}
        onInput={follow}
        onClick={follow}
        onKeyUp={({ key }) => {
          if (['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(key)) follow();
        }}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          setTyped(null);
          void control.onBlur(event);
        }}
      />
      <OptionList
        id={listId}
        label="People"
        options={options}
        hidden={!shown}
        active={index}
        onActive={setActive}
        onTake={take}
        keyOf={({ id }) => id}
        renderOption={({ name, side }) => (
          <span className="flex min-w-0 flex-1 items-baseline justify-between gap-3">
            <bdi className="truncate">{name}</bdi>
            <span className="text-caption">{side === 'staff' ? 'Groundswell' : 'Customer'}</span>
          </span>
        )}
      />
      <span role="status" className="sr-only">
        {shown && `${counted(options.length, 'person', 'people')}. Choose with the arrow keys.`}
      </span>
    </div>
  );
}
