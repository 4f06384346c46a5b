import { createContext } from 'react';

/** Whether times take part in the order of Tab, because their tooltips are shown on focus. */
export const FocusableTimes = createContext(false);
