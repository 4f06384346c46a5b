/** Returns a sentence that says what is wrong with a value; undefined when it is valid. */
export type Rule<Value> = (value: Value) => string | undefined;

/** The rules of a form by field, shared by the browser's form and the server's schema. */
export type Rules<Form> = { readonly [Field in keyof Form]: Rule<Form[Field]> };

/** The message for each invalid field, in the order of the rules. */
export function validate<Form extends object>(
  rules: Rules<Form>,
  form: Form,
): Partial<Record<keyof Form, string>> {
  const broken: Partial<Record<keyof Form, string>> = {};
  for (const field of Object.keys(rules) as (keyof Form)[]) {
    const sentence = rules[field](form[field]);
    if (sentence !== undefined) broken[field] = sentence;
  }
  return broken;
}

/** Combines rules; the first broken one provides the message. */
export function allOf<Value>(...rules: Rule<Value>[]): Rule<Value> {
  return (value) => {
    for (const rule of rules) {
      const sentence = rule(value);
      if (sentence !== undefined) return sentence;
    }
    return undefined;
  };
}

export function required(sentence: string): Rule<string> {
  return (text) => (text.trim() === '' ? sentence : undefined);
}

export function atMost(max_length: number): Rule<string> {
  return (text) =>
    text.trim().length > max_length ? `At most ${max_length.toLocaleString('en-US')} characters.` : undefined;
}

/** A deliverable address: a name, an @ and a domain with a dot. */
const ADDRESS =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/i;
const MAX_ADDRESS_LENGTH = 254;

export const emailAddress: Rule<string> = allOf(required('Enter your e-mail address.'), (text) =>
  text.trim().length <= MAX_ADDRESS_LENGTH && ADDRESS.test(text.trim())
    ? undefined
    : 'Enter a valid e-mail address, such as name@company.com.',
);
