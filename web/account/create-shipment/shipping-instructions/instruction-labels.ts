/** The labels, by the last part of a field's path. */
const LABELS: Readonly<Record<string, string>> = {
  name: 'Name',
  address: 'Address',
  city: 'City',
  postal_code: 'Postal code',
  country: 'Country',
  tax_id: 'Tax number',
  contact: 'Contact',
  own_reference: 'Your reference',
  incoterm: 'Incoterm',
  incoterm_place: 'Named place',
  marks: 'Marks and numbers',
  packages_count: 'Number of packages',
  package_kind: 'Kind of packages',
  description: 'Description',
  hs_code: 'HS code',
  origin_country: 'Country of origin',
  net_kg: 'Net weight',
  quantity: 'Quantity',
  unit: 'Unit',
  unit_price_cents: 'Unit price',
};

/** The label of a control within its group: 'Country'. */
export function labelOf(path: string): string {
  const name = path.slice(path.lastIndexOf('.') + 1);
  return LABELS[name] ?? name;
}

/** The full label for messages away from the group: 'Consignee country', 'HS code of line 2'. */
export function fullLabelOf(path: string): string {
  const [group, order, name] = path.split('.');
  const label = labelOf(path);
  if (group === 'consignee') return `Consignee ${label.toLowerCase()}`;
  if (group === 'notify_party') return `Notify party ${label.toLowerCase()}`;
  return name && Number(order) > 0 ? `${label} of line ${Number(order) + 1}` : label;
}
