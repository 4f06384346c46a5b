import { optionsOf } from '../ui/fields/options-of.ts';
import { MODE_NAMES } from './mode-icon.tsx';

export const MODE_OPTIONS = optionsOf(MODE_NAMES);
