import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

interface OptionListProps<Option> {
  id: string;
  label: string;
  options: readonly Option[];
  hidden: boolean;
  /** The index of the option that the arrow keys have reached; -1 for none. */
  active: number;
  onActive: (index: number) => void;
  onTake: (option: Option) => void;
  keyOf: (option: Option) => string;
  renderOption: (option: Option) => ReactNode;
}

/** The suggestions below an input. Focus stays in the input, whose `aria-activedescendant` is `<id>-<active>`. */
export function OptionList<Option>(props: OptionListProps<Option>) {
  const { id, label, options, hidden, active, onActive, onTake, keyOf, renderOption } = props;
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      hidden={hidden}
      className="absolute inset-x-0 top-full z-30 mt-1 max-h-80 animate-rise overflow-y-auto rounded-md border border-line-strong bg-raised py-1 shadow-popover"
    >
      {options.map((option, index) => (
        <div
          key={keyOf(option)}
          id={`${id}-${index}`}
          ref={index === active ? intoView : undefined}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={classNames(
            'flex min-h-9 cursor-pointer items-center px-3 text-ui max-sm:min-h-11',
            index === active && 'bg-brand-weak forced-colors:bg-[Highlight]',
          )}
          onPointerDown={(event) => event.preventDefault()}
          onPointerMove={() => onActive(index)}
          onClick={() => onTake(option)}
          onKeyDown={undefined}
        >
          {renderOption(option)}
        </div>
      ))}
    </div>
  );
}

/** Scrolls the list to the option selected with the arrow keys. */
function intoView(option: HTMLElement | null) {
  option?.scrollIntoView({ block: 'nearest' });
}
