import { EXCEPTION_CODES, EXCEPTION_SEVERITIES, STEPS } from '#domain/exceptions/exception-codes.ts';
import { exceptionName } from '#domain/exceptions/exception-name.ts';
import { codeLabel } from '../file-text.ts';

export const CODE_OPTIONS = EXCEPTION_CODES.map((value) => ({ value, label: exceptionName(value) }));
export const SEVERITY_OPTIONS = EXCEPTION_SEVERITIES.map((value) => ({ value, label: codeLabel(value) }));
export const STEP_OPTIONS = STEPS.map((value) => ({ value, label: codeLabel(value) }));
