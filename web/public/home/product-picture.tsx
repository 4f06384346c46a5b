import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { ChartFrame } from './chart-frame.tsx';

/** Both themes of a picture, taken by scripts/pictures at two pixels per CSS pixel. */
export interface Picture {
  day: string;
  night: string;
  width: number;
  height: number;
  alt: string;
  /** The corner that a phone shows. Defaults to the top. */
  position?: 'bottom';
}

interface ProductPictureProps {
  picture: Picture;
  title: string;
  children: ReactNode;
  className?: string;
}

/** A picture of the product with its caption. Browsers load only the one of the current theme, near the viewport. */
export function ProductPicture({ picture, title, children, className }: ProductPictureProps) {
  return (
    <figure className={className}>
      <ChartFrame>
        <Themed picture={picture} src={picture.day} className="dark:hidden" />
        <Themed picture={picture} src={picture.night} className="not-dark:hidden" />
      </ChartFrame>
      <figcaption>
        <h3>{title}</h3>
        <div className="mt-1 max-w-[52ch] text-ui text-ink-2">{children}</div>
      </figcaption>
    </figure>
  );
}

/** A phone shows a left corner at full size, so that the text in it stays readable. */
function Themed({ picture, src, className }: { picture: Picture; src: string; className: string }) {
  return (
    <img
      srcSet={`${src} 2x`}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      loading="lazy"
      decoding="async"
      className={classNames(
        'w-full max-sm:h-60 max-sm:object-none sm:h-auto',
        picture.position === 'bottom' ? 'max-sm:object-[0_100%]' : 'max-sm:object-[0_0]',
        className,
      )}
    />
  );
}
