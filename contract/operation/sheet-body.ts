interface Schema {
  properties?: Record<string, unknown>;
}

interface Described {
  parameters?: unknown[];
  requestBody?: object;
}

interface Body {
  content?: Record<string, { schema?: Schema }>;
}

const FORM = 'multipart/form-data';
const JSON_TYPE = 'application/json';
const CSV = 'text/csv';

/**
 * Documents a write with options in the query, which may take a file instead of JSON: the generator knows one type of
 * content only. The file is a form's field `file`, or the body itself where the JSON has the file's text as `csv`.
 */
export function takesQuery<Operation extends Described>(
  described: Operation,
  options: readonly string[],
): Operation {
  const { parameters = [], requestBody } = described;
  const { content = {} } = (requestBody as Body | undefined) ?? {};
  const { properties = {} } = (content[FORM] ?? content[JSON_TYPE])?.schema ?? {};
  const { file, ...fields } = properties;
  const queried = options.map((name) => ({ name, in: 'query', required: false, schema: fields[name] }));
  if (!file && !fields.csv) return { ...described, parameters: [...parameters, ...queried] };
  const inBody = Object.fromEntries(Object.entries(fields).filter(([name]) => !options.includes(name)));
  return {
    ...described,
    parameters: [...parameters, ...queried],
    requestBody: {
      required: true,
      content: {
        [JSON_TYPE]: { schema: { type: 'object', properties: inBody, required: Object.keys(inBody) } },
        ...(file
          ? { [FORM]: { schema: { type: 'object', properties: { file }, required: ['file'] } } }
          : { [CSV]: { schema: { type: 'string' } } }),
      },
    },
  };
}
