import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';

const MAX_ITEMS = 30;
const MAX_LENGTH = 200;

interface ItemChipsProps {
  label: string;
  /** Stands before each item; decorative. */
  icon: ReactNode;
  items: readonly string[];
  /** Offered to add by one click. */
  suggestions: readonly string[];
  onChange: (items: string[]) => void;
}

/** A list of short texts as chips: suggestions are added by a click, other texts by typing. */
export function ItemChips({ label, icon, items, suggestions, onChange }: ItemChipsProps) {
  const [typed, setTyped] = useState('');
  const add = (text: string) => {
    const item = text.trim();
    if (item !== '' && !items.includes(item)) onChange([...items, item]);
  };
  const addTyped = () => {
    add(typed);
    setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    addTyped();
  };
  const isFull = items.length >= MAX_ITEMS;
  return (
    <div className="flex flex-col gap-2">
      {(items.length > 0 || suggestions.length > 0) && (
        <ul aria-label={label} className="order-2 flex flex-wrap gap-2">
          {items.map((item) => (
            <li
              key={item}
              className="flex min-h-9 max-w-full items-center gap-1.5 rounded-sm border border-line-strong bg-surface pl-2.5 text-dense"
            >
              {icon}
              <bdi className="min-w-0 wrap-anywhere">{item}</bdi>
              <button
                type="button"
                aria-label={`Remove ${item}`}
                onClick={() => onChange(items.filter((other) => other !== item))}
                className="flex min-h-9 min-w-8 items-center justify-center rounded-sm text-ink-2 hover:bg-brand-weak hover:text-ink max-sm:min-h-11 max-sm:min-w-11"
              >
                <X aria-hidden="true" className="size-3.5" />
              </button>
            </li>
          ))}
          {!isFull &&
            suggestions.map((item) => (
              <li key={item}>
                <button
                  type="button"
                  aria-label={`Add ${item}`}
                  onClick={() => add(item)}
                  className="flex min-h-9 items-center gap-1.5 rounded-sm border border-dashed border-line-strong px-2.5 text-dense text-ink-2 hover:bg-brand-weak hover:text-ink max-sm:min-h-11"
                >
                  <Plus aria-hidden="true" className="size-3.5" />
                  {item}
                </button>
              </li>
            ))}
        </ul>
      )}
      <Field label={label} optional className="order-1">
        <TextInput
          value={typed}
          maxLength={MAX_LENGTH}
          autoComplete="off"
          placeholder="Type and press Enter"
          disabled={isFull}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onKeyDown}
          onBlur={addTyped}
        />
      </Field>
    </div>
  );
}
