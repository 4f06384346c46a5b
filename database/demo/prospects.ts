/** People without an account who asked for a quote or wrote a message. All invented. */
export const PROSPECTS: readonly { full_name: string; email: string; company_name: string }[] = [
  { full_name: 'Ebba Strand', email: 'ebba.strand@skerry-pottery.example', company_name: 'Skerry Pottery' },
  { full_name: 'Luis Paredes', email: 'luis.paredes@paredes-agro.example', company_name: 'Paredes Agro' },
  { full_name: 'Noor Hassan', email: 'noor@saltpan-crafts.example', company_name: 'Saltpan Crafts' },
  { full_name: 'Jonah Whitfield', email: 'jonah@whitfield-kayaks.example', company_name: 'Whitfield Kayaks' },
  { full_name: 'Mei Kobayashi', email: 'mei.kobayashi@tansu-living.example', company_name: 'Tansu Living' },
  { full_name: 'Adaeze Umeh', email: 'adaeze@umeh-prints.example', company_name: 'Umeh Prints' },
  { full_name: 'Bram Hoekstra', email: 'bram@windveld.example', company_name: 'Windveld Turbines' },
  { full_name: 'Paola Ricci', email: 'paola.ricci@bottega-ricci.example', company_name: 'Bottega Ricci' },
  { full_name: 'Samira Qureshi', email: 'samira@loomlight.example', company_name: 'Loomlight' },
  { full_name: 'Anders Holm', email: 'anders@holm-marine.example', company_name: 'Holm Marine Parts' },
];
