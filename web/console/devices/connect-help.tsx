import { CopyButton } from '#web/ui/copy-button.tsx';

/** Instructions for connecting a phone or a program. */
export function ConnectHelp() {
  const { origin } = window.location;
  const example = `curl ${origin}/api/positions \\
  -H 'Authorization: Bearer YOUR-DEVICE-KEY' \\
  -H 'Content-Type: application/json' \\
  -d '{"positions": [{"latitude": 53.5461, "longitude": 9.9937,
       "taken_at": "${new Date().toISOString().slice(0, 16)}:00Z",
       "speed": 54, "heading": 120}]}'`;
  return (
    <section aria-labelledby="connect" className="flex max-w-[68ch] flex-col gap-4">
      <h2 id="connect" className="text-h3">
        Connect a device
      </h2>
      <div>
        <h3 className="text-ui font-semibold">Phone with the free app Traccar Client</h3>
        <ol className="mt-1 list-decimal pl-5 text-ui text-ink-2">
          <li>Register the phone here and scan the QR code. Or enter both settings manually:</li>
          <li>
            Server URL:{' '}
            <code className="font-mono text-dense wrap-anywhere text-ink">{origin}/positions</code>
          </li>
          <li>Device identifier: the key.</li>
          <li>Turn on Continuous tracking.</li>
        </ol>
      </div>
      <div>
        <h3 className="text-ui font-semibold">Program or tracker gateway</h3>
        <p className="mt-1 text-ui text-ink-2">
          Up to 1,000 positions per request, in any order. Duplicates are ignored.
        </p>
        <div className="mt-2 flex items-start gap-1 rounded-md border border-line bg-sunken p-3">
          <pre
            // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, so the block must be focusable
            tabIndex={0}
            className="min-w-0 flex-1 overflow-x-auto font-mono text-dense"
          >
            {example}
          </pre>
          <CopyButton text={example} label="example" />
        </div>
        <p className="mt-2 text-ui">
          <a href="/api/docs#/positions" className="link">
            API reference
          </a>
        </p>
      </div>
    </section>
  );
}
