import type { ReactNode } from 'react';
import { Bathymetry } from '#web/static-map/bathymetry.tsx';
import { DrawingSheet } from './drawing-sheet.tsx';

interface LandSheetProps {
  /** A chart of this folder. One unit is one kilometre. */
  chart: string;
  viewBox: string;
  /** Font size in km. */
  label: number;
  children: ReactNode;
}

/** A base map with land, shoals and borders. */
export function LandSheet({ chart, viewBox, label, children }: LandSheetProps) {
  return (
    <DrawingSheet viewBox={viewBox} label={label} fill="edges">
      <Bathymetry href={`${chart}#land`} shoals={[34, 14]} />
      <use href={`${chart}#borders`} stroke="var(--landline)" strokeWidth="1" strokeDasharray="4 3" />
      {children}
    </DrawingSheet>
  );
}
