import { useEffect, useRef } from 'react';

export interface FieldProblem {
  /** The id of the control the problem is about. */
  fieldId: string;
  /** The same text as beside the field. */
  message: string;
}

interface ErrorSummaryProps {
  problems: readonly FieldProblem[];
  title?: string;
  /** The number of the attempt. A change moves focus here again. */
  attempt?: number;
}

/** Lists a form's validation errors. Takes focus when it appears; each error links to its field. */
export function ErrorSummary({ problems, title = 'There is a problem', attempt = 0 }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const shown = problems.length > 0;

  useEffect(() => {
    if (shown && attempt >= 0) box.current?.focus();
  }, [shown, attempt]);

  useEffect(() => {
    if (!shown) return;
    document.title = `Error: ${titleWithoutError()}`;
    return () => {
      document.title = titleWithoutError();
    };
  }, [shown]);

  if (!shown) return null;
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="rounded-md border-2 border-danger bg-danger-weak p-4"
    >
      <h2 className="text-h3">{title}</h2>
      <ul className="mt-2 flex flex-col gap-1">
        {problems.map((problem) => (
          <li key={problem.fieldId}>
            <a
              href={`#${problem.fieldId}`}
              className="font-semibold text-danger underline underline-offset-3"
              onClick={(event) => {
                event.preventDefault();
                focusField(problem.fieldId);
              }}
            >
              {problem.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The title at this moment: the page can change it while errors are shown. */
function titleWithoutError(): string {
  return document.title.replace(/^Error: /, '');
}

function focusField(id: string) {
  const field = document.getElementById(id);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}
