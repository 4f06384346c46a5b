import { useState } from 'react';
import { Link } from 'react-router';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import { sentenceOf } from '#web/api/api-errors.ts';
import { call } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { counted } from '#web/shipments/amounts.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { createTestShipments, TEST_MODES, type TestBookingResult } from './create-test-shipments.ts';
import { ToolCard } from './tool-card.tsx';
import { useTool } from './use-tool.ts';

const NONE_CREATED = 'No shipments were created. Check the console for details.';

export function TestShipments() {
  // One idempotency scope per mode: a run after a lost response returns the same shipment instead of a second one.
  const [scopes] = useState(() => new Map(TEST_MODES.map((mode) => [mode, {}])));
  const { run, pending, result } = useTool('test shipments', {
    run: () =>
      createTestShipments((booking) => {
        const scope = scopes.get(booking.transport_mode);
        return call.shipments.create(booking, { context: { ...(scope && { scope }) } });
      }),
    onSuccess: report,
  });
  const noneCreated = result?.every(({ tracking_number }) => tracking_number === null) ?? false;
  return (
    <ToolCard
      title="Test shipment generator"
      label="Create test shipments"
      busyLabel="Creating..."
      pending={pending}
      onRun={run}
      result={
        result && (
          <>
            {noneCreated && <p className="text-danger">{NONE_CREATED}</p>}
            <ul>
              {result.map((booking) => (
                <ResultLine key={booking.transport_mode} result={booking} />
              ))}
            </ul>
          </>
        )
      }
    >
      Books four shipments from Houston, Texas to Miami, Florida in your name: one each by air, road, sea and
      rail.
    </ToolCard>
  );
}

function ResultLine({ result: { transport_mode, tracking_number, error } }: { result: TestBookingResult }) {
  if (tracking_number === null)
    return (
      <li className="py-1 text-danger">
        {failedText(transport_mode)}: {reasonOf(error)}
      </li>
    );
  return (
    <li className="flex items-center gap-3 py-1">
      <span className="w-12 text-ink-2 capitalize">{transport_mode}</span>
      <Link to={paths.track(tracking_number)} className="link code inline-flex items-center max-sm:min-h-11">
        {tracking_number}
      </Link>
    </li>
  );
}

function report(results: readonly TestBookingResult[]) {
  const failed = results.filter(({ tracking_number }) => tracking_number === null);
  for (const { transport_mode, error } of failed) {
    console.error(failedText(transport_mode), error);
    toast({ title: failedText(transport_mode), description: reasonOf(error), variant: 'destructive' });
  }
  const created = results.length - failed.length;
  if (created === 0) toast({ title: 'Error', description: NONE_CREATED, variant: 'destructive' });
  else
    toast({
      title: 'Test Shipments Created',
      description: `${counted(created, 'shipment')} from Houston to Miami`,
    });
}

function failedText(mode: TransportMode): string {
  return `Failed to create ${mode} shipment`;
}

function reasonOf(error: unknown): string {
  return sentenceOf(error, 'Please try again later.');
}
