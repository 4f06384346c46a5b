import ChevronDown from 'lucide-react/icons/chevron-down';
import { createContext, type ReactNode, useContext } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { useFold } from './use-fold.ts';

/** Whether sections are disclosures, as those of a shipment's file on a phone. */
export const FoldsSections = createContext(false);

export interface FileSectionProps {
  /** The anchor in the URL. */
  id: string;
  title: string;
  lead?: string;
  /** '2 lines', beside the title of a disclosure. */
  summary?: string | undefined;
  /** The content has its own headings. */
  hidesTitle?: boolean;
  /** A button beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of the file. The margin makes the page's scroll padding of 80 px 56, which the sticky navigation needs. */
export function FileSection(props: FileSectionProps) {
  const { id, title, lead, summary, hidesTitle = false, action, children } = props;
  const folds = useContext(FoldsSections);
  const { isOpen, hasOpened, toggle } = useFold(id);
  const shown = isOpen || !folds;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={classNames('-scroll-mt-6', folds ? 'border-t border-line' : 'mt-8 first:mt-0')}
    >
      <div
        className={classNames(
          'flex flex-wrap items-baseline gap-x-3',
          folds ? shown && 'mb-3 gap-y-2' : hidesTitle ? 'sr-only' : 'mb-3',
        )}
      >
        <h2 id={`${id}-heading`} className={classNames('text-h3', folds && 'basis-full')}>
          {folds ? (
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={`${id}-content`}
              onClick={toggle}
              className="flex min-h-13 w-full items-center gap-2 text-left"
            >
              {title} {summary && <span className="font-text text-ui font-normal text-ink-2">{summary}</span>}
              <ChevronDown
                aria-hidden="true"
                className={classNames('ml-auto size-5 shrink-0 text-ink-2', isOpen && 'rotate-180')}
              />
            </button>
          ) : (
            title
          )}
        </h2>
        {lead && shown && <p className="text-ui text-ink-2">{lead}</p>}
        {action && shown && <div className="ml-auto">{action}</div>}
      </div>
      <div id={`${id}-content`} hidden={!shown} className={classNames(folds && 'pb-6')}>
        {(shown || hasOpened) && children}
      </div>
    </section>
  );
}
