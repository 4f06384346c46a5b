import { countryName } from '#domain/places/countries.ts';
import type { LocatedPlace } from '#domain/places/place.ts';
import { Alert } from '#web/ui/alert.tsx';

interface ApproximateNoteProps {
  place: LocatedPlace;
  /** As typed. */
  city: string;
  verb: 'starts' | 'ends';
}

/** States that a route starts or ends at a capital because the town is unknown. */
export function ApproximateNote({ place, city, verb }: ApproximateNoteProps) {
  if (!place.approximate) return null;
  return (
    <Alert
      variant="info"
      title={`We don’t know ${city.trim()}, so the route ${verb} at the capital of ${countryName(place.country)}.`}
    >
      Price and transit time are calculated from there. Check the spelling, or continue.
    </Alert>
  );
}
