import type { ReactNode } from 'react';
import type { ListRow } from './list-row.ts';

/** One field of every item of a list. */
export interface ListField {
  name: string;
  label: string;
  optional?: boolean;
  hint?: string;
  /** Replaces the hint where a row’s value is implausible; the value can still be saved. */
  warning?: (row: ListRow) => string | undefined;
  unit?: string;
  /** A choice instead of a text. */
  options?: readonly { value: string; label: string }[];
  /** A text by default. */
  type?: 'number' | 'datetime-local' | 'lines';
  /** The row's value that names the time zone of a time; without it the time is the reader's. */
  zone?: string;
  suggestions?: Suggestions;
  /** Whether the field is behind “More fields” until it has a value or an error. */
  isFurther?: boolean;
  /** The field whose value shows this further one as well. */
  shownWith?: string;
}

interface Suggestion {
  key: string;
  text: string;
  label: ReactNode;
  /** The values of the row that the suggestion fills in. */
  values: ListRow;
}

export interface Suggestions {
  load: (text: string, signal: AbortSignal) => Promise<readonly Suggestion[]>;
  /** The values of the row that are cleared when another text is typed. */
  clears: ListRow;
}
