import type { ComponentProps } from 'react';
import type { useDownload } from '#web/documents/use-download.ts';

type FileLinkProps = Omit<ComponentProps<'a'>, 'onClick'> & {
  href: string;
  file: ReturnType<typeof useDownload<void>>;
};

/** A native download link, so that the browser's context menu works. A click downloads by script to report errors. */
export function FileLink({ href, file, children, ...rest }: FileLinkProps) {
  return (
    <a
      {...rest}
      href={href}
      download
      aria-busy={file.pending || undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        if (!file.pending) file.download();
      }}
    >
      {children}
    </a>
  );
}
