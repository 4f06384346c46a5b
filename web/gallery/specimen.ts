import type { ReactNode } from 'react';

/** One state of a piece. */
export interface State {
  node: ReactNode;
  /**
   * Height in pixels of a frame with a separate document. For pieces that cover the page, take the focus or have fixed
   * ids.
   */
  frame?: number;
  /** Shows the frame as if the browser were offline. */
  offline?: boolean;
}

export interface Piece {
  title: string;
  /** The files it shows, from the root. A test requires every component of `web/ui` in one of them. */
  shows: readonly string[];
  /** By name. */
  states: Record<string, ReactNode | State>;
}

export interface Area {
  title: string;
  pieces: readonly Piece[];
}

export function stateOf(state: ReactNode | State): State {
  return typeof state === 'object' && state !== null && 'node' in state ? (state as State) : { node: state };
}
