import type { ReactNode } from 'react';

interface SettingsSectionProps {
  /** The section's URL fragment. */
  id: string;
  title: string;
  /** One sentence about the settings in this section. */
  lead: string;
  children: ReactNode;
}

/** A settings section with its heading beside the content, or above it on a phone. */
export function SettingsSection({ id, title, lead, children }: SettingsSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-20 gap-x-12 gap-y-4 border-t border-line py-6 md:grid-cols-[minmax(0,18rem)_minmax(0,40rem)] md:py-8"
    >
      <div>
        <h2 id={`${id}-title`} className="text-h3">
          {title}
        </h2>
        <p className="mt-1 text-ui text-ink-2">{lead}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
