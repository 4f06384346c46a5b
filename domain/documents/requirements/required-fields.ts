import type { CommonData, DocumentLine, DocumentParty } from '../document-data.ts';

/** A field that must be filled in before a document can be issued. */
export interface MissingField {
  /** Of the shipping instructions: 'consignee.name', 'cargo_lines.0.packages_count'; 'legs', 'equipment' and 'references' are of the file, 'exchange_rates' of the tariffs. */
  field: string;
  /** As the end of a sentence: 'the consignee’s name'. */
  label: string;
}

/** What a document lacks; null where it has it. */
export type Requirement = MissingField | null;

export function required(field: string, label: string, value: string | number | null): Requirement {
  return value === null ? { field, label } : null;
}

export function party(
  field: string,
  who: string,
  { name, address, city, country }: DocumentParty,
): Requirement[] {
  return [
    required(`${field}.name`, `${who}’s name`, name),
    required(`${field}.address`, `${who}’s address`, address),
    required(`${field}.city`, `${who}’s city`, city),
    required(`${field}.country`, `${who}’s country`, country),
  ];
}

type At = (field: keyof DocumentLine) => string;

/** The requirements of each line; labels name the line where there are several. */
export function eachLine(
  { cargo: { lines } }: CommonData,
  of: (line: DocumentLine, at: At) => Requirement[],
) {
  return lines.flatMap((line, order) => {
    const missing = of(line, (field) => `cargo_lines.${order}.${field}`);
    if (lines.length === 1) return missing;
    return missing.map((one) => one && { ...one, label: `${one.label} on line ${order + 1}` });
  });
}

export function packages({ packages_count, package_kind, description }: DocumentLine, at: At): Requirement[] {
  return [
    required(at('packages_count'), 'the number of packages', packages_count),
    required(at('package_kind'), 'the kind of packages', package_kind),
    required(at('description'), 'the description of the goods', description),
  ];
}

/** Where some lines state their volume and others do not, the chargeable weight would be too low. */
export function dimensionsOfAll(data: CommonData): Requirement[] {
  const isMeasured = ({ measurement_m3 }: DocumentLine) => measurement_m3 !== null;
  if (!data.cargo.lines.some(isMeasured)) return [];
  return eachLine(data, (line, at) => [
    isMeasured(line) ? null : required(at('dimensions'), 'the dimensions of a package', line.dimensions),
  ]);
}

export function placeOfIssue({ place_of_issue }: CommonData): Requirement {
  return required('place_of_issue', 'the place of issue', place_of_issue);
}
