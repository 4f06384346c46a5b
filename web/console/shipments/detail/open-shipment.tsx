import { Suspense, useEffect, useRef } from 'react';
import { useNavigate, useNavigationType, useSearchParams } from 'react-router';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';

const ShipmentDialog = lazyWithRetry(async () => (await import('./shipment-dialog.tsx')).ShipmentDialog);

/** The dialog of the shipment in the URL. Back closes it, and closing it goes back. */
export function OpenShipment() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const arrival = useNavigationType();
  const shipment = parameters.get('shipment');
  const former = useRef<string | null | undefined>(undefined);
  const isListBehind = useRef(false);

  useEffect(() => {
    if (shipment !== null && former.current !== shipment)
      isListBehind.current = former.current === null && arrival === 'PUSH';
    if (shipment === null && former.current) setTimeout(focusRow, 0, former.current);
    former.current = shipment;
  }, [shipment, arrival]);

  if (shipment === null) return null;
  const close = () => {
    if (isListBehind.current) return void navigate(-1);
    const left = new URLSearchParams(parameters);
    left.delete('shipment');
    left.delete('part');
    left.delete('field');
    void navigate({ search: left.toString() }, { replace: true, preventScrollReset: true });
  };
  return (
    <Suspense fallback={null}>
      <ShipmentDialog key={shipment} number={shipment} onClose={close} />
    </Suspense>
  );
}

/** Returns focus to the element that opened the dialog or, if it is gone, to the shipment's row. */
function focusRow(shipment: string) {
  if (document.activeElement && document.activeElement !== document.body) return;
  const row = document.querySelector(`[data-row="${CSS.escape(shipment)}"]`);
  const cell = row?.querySelector<HTMLElement>('[data-cell="1"], a');
  (cell ?? document.getElementById('main'))?.focus();
}
