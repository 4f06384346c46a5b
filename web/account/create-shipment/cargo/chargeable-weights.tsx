import { cargoOfLines } from '#domain/cargo/booked-cargo.ts';
import { type ChargeableWeight, chargeableWeight } from '#domain/routing/chargeable-weight.ts';
import { modesOf } from '#domain/routing/service-modes.ts';
import { quantity } from '#web/shipments/amounts.ts';
import { MODE_NAMES, ModeIcon } from '#web/shipments/mode-icon.tsx';
import { chargeableWeightText } from '../route/route-quantities.ts';
import { draftOf, type WizardForm } from '../wizard-form.ts';

const CHARGED_FOR: Record<ChargeableWeight['basis'], string> = {
  weight: 'actual weight',
  volume: 'volumetric weight',
  minimum: 'minimum by sea',
};

/** The chargeable weight by mode, once there is a weight. */
export function ChargeableWeights({ form }: { form: WizardForm }) {
  const draft = draftOf(form);
  if (!draft.cargo_weight || draft.cargo_weight < 0) return null;
  const cargo = { ...draft, ...cargoOfLines(draft.cargo_lines) };
  const weights = modesOf(form.service_type).map((mode) => ({ mode, ...chargeableWeight(mode, cargo) }));
  const volume_m3 = weights[0]?.volume_m3 ?? 0;
  return (
    <div className="rounded-md bg-sunken p-4">
      <h3 className="text-ui font-semibold">Chargeable weight</h3>
      <dl className="mt-2 grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4">
        {weights.map(({ mode, chargeable_kg, basis }) => (
          <div key={mode}>
            <dt className="flex items-center gap-1.5 text-dense text-ink-2">
              <ModeIcon mode={mode} />
              {MODE_NAMES[mode]}
            </dt>
            <dd className="num text-ui font-bold">{chargeableWeightText(chargeable_kg)}</dd>
            <dd className="text-caption">{CHARGED_FOR[basis]}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-dense text-ink-2">
        {volume_m3 > 0
          ? `Carriers charge by actual or volumetric weight, whichever is greater: 1 m³ counts as ${cubicMetre(form)}. Your cargo measures ${cargo.cargo_least_volume_m3 ? 'at least ' : ''}${quantity(volume_m3, 'm³')}.`
          : 'Carriers charge by actual or volumetric weight, whichever is greater. Without dimensions, we use the actual weight.'}
      </p>
    </div>
  );
}

function cubicMetre({ service_type }: WizardForm) {
  return service_type === 'standard'
    ? '166.7 kg by air, 333 kg by road and rail, and 1,000 kg by sea'
    : '166.7 kg by air and 333 kg by road';
}
