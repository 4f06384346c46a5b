import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';

interface DeviceKeyProps {
  made: { key: string; qr_svg: string };
  onDone: () => void;
}

/** A new device's key as QR code and text. */
export function DeviceKey({ made: { key, qr_svg }, onDone }: DeviceKeyProps) {
  const start = useRef<HTMLParagraphElement>(null);
  useEffect(() => start.current?.focus(), []);
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        {/* Black on white in dark mode too, because cameras can't read inverted codes. */}
        <img
          src={`data:image/svg+xml,${encodeURIComponent(qr_svg)}`}
          alt="QR code that sets up Traccar Client"
          className="size-44 shrink-0 rounded-md border border-line bg-[#fff] p-3"
        />
        <div className="min-w-0 flex-1 basis-56">
          <p ref={start} tabIndex={-1} className="text-ui font-semibold">
            Scan with Traccar Client
          </p>
          <p className="mt-1 text-ui text-ink-2">
            The code sets the server and the identifier. Or copy the key:
          </p>
          <div className="mt-2 flex items-start gap-1">
            <p className="num min-w-0 py-2 text-ui leading-7 font-semibold wrap-break-word">{key}</p>
            <CopyButton text={key} label="key" />
          </div>
        </div>
      </div>
      <Button className="self-end" onClick={onDone}>
        Done
      </Button>
    </div>
  );
}
