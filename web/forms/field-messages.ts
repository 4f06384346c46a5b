import { type FieldErrors, type FieldValues, type Resolver, type ResolverResult, set } from 'react-hook-form';

/** The message of each invalid field, by the field's path ("parties.shipper.name"). */
export type FieldMessages = Readonly<Record<string, string>>;

/** Which control a field of the request is entered in, where their names differ. */
export type Controls = Readonly<Record<string, string>>;

/** The first message of each field in the issues of a schema, by control. */
export function issueMessages(
  issues: readonly { path: readonly PropertyKey[]; message: string }[] = [],
  controls: Controls = {},
): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const { path, message } of issues) messages[path.join('.')] ??= message;
  return byControl(messages, controls);
}

/** Messages by control instead of by field of the request. */
export function byControl(messages: FieldMessages, controls: Controls): Record<string, string> {
  return Object.fromEntries(
    Object.entries(messages).map(([field, message]) => [controls[field] ?? field, message]),
  );
}

/** Validates a form's values with a function, such as one made of the domain's rules. */
export function rulesResolver<Values extends FieldValues>(
  messagesFor: (values: Values) => { readonly [Field in keyof Values]?: string | undefined },
): Resolver<Values> {
  return (values) => {
    const messages = Object.entries(messagesFor(values)).filter(([, message]) => message !== undefined);
    return messages.length === 0
      ? { values, errors: {} }
      : { values: {}, errors: nestedErrors<Values>(messages as [string, string][]) };
  };
}

/** Adds the server's messages to those of the form's own validation. */
export function withRefused<Values extends FieldValues, Parsed>(
  result: ResolverResult<Values, Parsed>,
  refused: FieldMessages,
): ResolverResult<Values, Parsed> {
  if (Object.keys(refused).length === 0) return result;
  const messages = { ...refused, ...messagesIn(result.errors) };
  return { values: {}, errors: nestedErrors<Values>(Object.entries(messages)) };
}

/** The messages in react-hook-form's nested errors, by path. */
export function messagesIn(errors: FieldErrors | object, path = ''): FieldMessages {
  const messages = Object.entries(errors).flatMap(([key, error]): [string, string][] => {
    if (typeof error !== 'object' || error === null || key === 'ref') return [];
    const at = path ? `${path}.${key}` : key;
    return typeof error.message === 'string' ? [[at, error.message]] : Object.entries(messagesIn(error, at));
  });
  return Object.fromEntries(messages);
}

function nestedErrors<Values extends FieldValues>(messages: [path: string, string][]): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {};
  for (const [path, message] of messages) set(errors, path, { type: 'rule', message });
  return errors;
}

export function isAnyBlank(...texts: readonly string[]): boolean {
  return texts.some((text) => text.trim() === '');
}

/** The toast for a form whose required fields are filled in, but not all validly. */
export function invalidEntries(messages: FieldMessages): { title: string; description: string } {
  return { title: 'Check Your Entries', description: Object.values(messages).join(' ') };
}
