import type { HistoryEntry } from '#contract/shipments/staff.ts';
import { SHIPMENT_ACTION_NAMES } from '#domain/audit/shipment-action-names.ts';
import type { Classifier, MilestoneSource } from '#domain/milestones/milestone.ts';
import { codeDefinition, isMilestoneCode } from '#domain/milestones/milestone-codes.ts';
import { amountText, counted } from '#web/shipments/amounts.ts';
import { SOURCE_NAMES } from '#web/status/milestone-sources.ts';
import type { Reader } from '#web/tracking/reader.ts';
import { momentText } from '#web/tracking/tracking-messages.ts';
import { statusName } from '../status/status-labels.ts';

/** 'Waypoint added'; derived from the name for unknown actions: 'Documents: generate'. */
export function actionLabel(action: string): string {
  const known = SHIPMENT_ACTION_NAMES[action];
  if (known) return known;
  const [area = '', verb = ''] = action.split('.');
  const words = verb.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return `${statusName(area)}: ${words}`;
}

/** Further details in one sentence; null if the changes are enough. */
export function detailText({ action, currency, detail }: HistoryEntry, reader: Reader): string | null {
  switch (action) {
    case 'shipments.create':
      return typeof detail.cost_cents === 'number' ? `For ${amountText(detail.cost_cents, currency)}` : null;
    case 'shipments.changeStatus':
      return typeof detail.location === 'string' ? `At ${detail.location}` : null;
    case 'shipments.delayed':
      return typeof detail.days_late === 'number' ? `${counted(detail.days_late, 'day')} late` : null;
    case 'milestones.report':
    case 'milestones.retract':
    case 'milestones.override':
    case 'milestones.undoOverride':
      return milestonesText(detail as MilestonesDetail, reader);
    case 'tracking.addEvent':
    case 'tracking.editEvent':
    case 'tracking.deleteEvent':
      return eventText(detail.event as Partial<WrittenEvent> | undefined, reader);
    case 'tracking.addWaypoint':
    case 'tracking.insertWaypoint':
    case 'tracking.editWaypoint':
    case 'tracking.markReached':
    case 'tracking.deleteWaypoint':
      return waypointText(detail as WaypointDetail);
    case 'shipments.moveEstimate':
      return typeof detail.reason === 'string' ? detail.reason : null;
    case 'tracking.undoArrival':
      return Array.isArray(detail.stops) ? detail.stops.join(', ') : null;
    case 'tracking.reroute':
      return rerouteText(detail as { added?: string[]; removed?: string[] });
    default:
      return null;
  }
}

interface MilestonesDetail {
  milestone?: WrittenMilestone;
  /** Their number where an import was undone. */
  milestones?: WrittenMilestone[] | number;
  reason?: string;
}

interface WrittenMilestone {
  code: string;
  classifier: Classifier;
  occurred_at: string;
  source: MilestoneSource;
}

const CLASSIFIERS: Record<Classifier, string> = { PLN: 'planned ', EST: 'estimated ', ACT: '' };
const MILESTONES_SHOWN = 3;

/** 'Carrier: Arrival, estimated 14 Dec 2026, 06:00 UTC · Gate log'. */
function milestonesText({ milestone, milestones, reason }: MilestonesDetail, reader: Reader): string {
  const written = milestone ? [milestone] : Array.isArray(milestones) ? milestones : [];
  const shown = written.slice(0, MILESTONES_SHOWN).map(({ code, classifier, occurred_at, source }) => {
    const name = isMilestoneCode(code) ? codeDefinition(code).name : code;
    return `${SOURCE_NAMES[source]}: ${name}, ${CLASSIFIERS[classifier]}${momentText(new Date(occurred_at), reader)}`;
  });
  const more = (typeof milestones === 'number' ? milestones : written.length) - shown.length;
  return [...shown, more > 0 && counted(more, 'more milestone'), reason].filter(Boolean).join(' · ');
}

interface WaypointDetail {
  waypoint?: { location_name?: string; waypoint_order?: number };
  /** The name of the stop that it was inserted before. */
  before?: string | null;
  passed?: string[];
}

function waypointText({ waypoint, before, passed = [] }: WaypointDetail): string | null {
  if (!waypoint?.location_name) return null;
  const { location_name, waypoint_order } = waypoint;
  const name =
    waypoint_order === undefined ? location_name : `${location_name}, number ${waypoint_order + 1}`;
  const place = before ? `, before ${before}` : '';
  return `${name}${place}${passed.length > 0 ? `; passed: ${passed.join(', ')}` : ''}`;
}

interface WrittenEvent {
  status: string;
  location: string;
  description: string | null;
  occurred_at: string;
}

function eventText(event: Partial<WrittenEvent> | undefined, reader: Reader): string | null {
  if (!event?.status || !event.location) return null;
  const at = event.occurred_at ? momentText(new Date(event.occurred_at), reader) : null;
  return [statusName(event.status), event.location, event.description, at].filter(Boolean).join(' · ');
}

function rerouteText({ added = [], removed = [] }: { added?: string[]; removed?: string[] }): string | null {
  const ahead = added.length > 0 ? `New stops ahead: ${added.join(', ')}` : null;
  const gone = removed.filter((name) => !added.includes(name));
  return [ahead, gone.length > 0 ? `removed: ${gone.join(', ')}` : null].filter(Boolean).join('; ') || null;
}
