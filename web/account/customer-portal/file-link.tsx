import type { ComponentProps } from 'react';
import type { useDownload } from './use-download.ts';

type FileLinkProps = Omit<ComponentProps<'a'>, 'onClick'> & {
  href: string;
  file: ReturnType<typeof useDownload>;
};

/** A plain link to a file, for the menus of the browser; pressed, it says when the file cannot be had. */
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
