/** What is wrong with a value, as a sentence for the person who gave it; undefined when nothing is. */
export type Rule<Value> = (value: Value) => string | undefined;

/** The rules of a form by field. A form in the browser and the server's schema check with the same ones. */
export type Rules<Form> = { readonly [Field in keyof Form]: Rule<Form[Field]> };

/** The sentence for each field that breaks its rule, in the order of the rules. */
export function brokenRules<Form extends object>(
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

/** The first rule that is broken speaks. */
export function allOf<Value>(...rules: Rule<Value>[]): Rule<Value> {
  return (value) => {
    for (const rule of rules) {
      const sentence = rule(value);
      if (sentence !== undefined) return sentence;
    }
    return undefined;
  };
}

export function given(sentence: string): Rule<string> {
  return (text) => (text.trim() === '' ? sentence : undefined);
}

export function atMost(longest: number): Rule<string> {
  return (text) =>
    text.trim().length > longest ? `At most ${longest.toLocaleString('en-US')} characters.` : undefined;
}

/** What a mail server can be asked to deliver to: a name, an @ and a domain with a dot. */
const ADDRESS =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/i;
const LONGEST_ADDRESS = 254;

export const emailAddress: Rule<string> = allOf(given('Please enter your e-mail address.'), (text) =>
  text.trim().length <= LONGEST_ADDRESS && ADDRESS.test(text.trim())
    ? undefined
    : 'Please enter a valid e-mail address, such as name@company.com.',
);
