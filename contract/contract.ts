import { mail } from './mail.ts';
import { notifications } from './notifications.ts';
import { people } from './people.ts';
import { places } from './places.ts';
import { routing } from './routing.ts';
import { shipments } from './shipments.ts';
import { tracking } from './tracking.ts';

/** Every call the product offers. */
export const contract = { people, places, routing, shipments, tracking, notifications, mail };
