import { countryName } from '#domain/places/countries.ts';
import type { LocatedPlace } from '#domain/places/place.ts';
import { Alert } from '#web/ui/alert.tsx';

interface ApproximateNoteProps {
  place: LocatedPlace;
  /** As it was typed. */
  city: string;
  verb: 'starts' | 'ends';
}

/** Says so where a route begins or ends at a capital because the town is unknown. */
export function ApproximateNote({ place, city, verb }: ApproximateNoteProps) {
  if (!place.approximate) return null;
  return (
    <Alert
      variant="info"
      title={`We do not know ${city.trim()}; the route ${verb} at the capital of ${countryName(place.country)}.`}
    >
      Price and days are worked out from there. You can go on, or check how the town is written.
    </Alert>
  );
}
