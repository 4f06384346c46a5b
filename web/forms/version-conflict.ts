import { isRefusal } from '#web/api/api-errors.ts';

/** Who saved a newer version in the meantime, null for the system or a deleted account, and when. */
export interface VersionConflict {
  by: string | null;
  at: Date;
}

/** Null for other errors, and for conflicts whose operation doesn't say who saved. */
export function versionConflict(error: unknown): VersionConflict | null {
  if (!isRefusal(error, 'VERSION_CONFLICT')) return null;
  return error.data && 'by' in error.data ? error.data : null;
}
