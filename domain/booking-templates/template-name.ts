import { line } from '../validation/typed-text.ts';
import { templateNameRule } from './template-name-rule.ts';

export const TemplateName = line(templateNameRule);
