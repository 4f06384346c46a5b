import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import type { ReturnAddress } from '../../return-address.ts';

const ShipmentDialog = lazyWithRetry(async () => (await import('./shipment-dialog.tsx')).ShipmentDialog);

/** The dialog of the shipment in the URL. Back closes it, and closing it goes back, to the screen that the link named if it did. */
export function OpenShipment() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const arrival = useNavigationType();
  const shipment = parameters.get('shipment');
  const { state } = useLocation();
  // Held, because the tabs of the dialog are in the URL too.
  const [returnTo] = useState((state as ReturnAddress | null)?.returnTo);
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
    if (returnTo) return void navigate(returnTo, { replace: true });
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
