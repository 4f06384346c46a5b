import type { Sector } from './commodities.ts';

/** A person without an account who requested a quote or sent a message. */
interface Prospect {
  full_name: string;
  email: string;
  company_name: string;
  /** The sectors of the quoted goods; empty for messages. */
  sectors: readonly Sector[];
}

/** All invented: person | e-mail | company | sectors */
const PROSPECT_TABLE = `
Ebba Strand|ebba.strand@skerry-pottery.example|Skerry Pottery|home
Luis Paredes|luis.paredes@paredes-agro.example|Paredes Agro|agri food
Noor Hassan|noor@saltpan-crafts.example|Saltpan Crafts|home textiles
Jonah Whitfield|jonah@whitfield-kayaks.example|Whitfield Kayaks|
Mei Kobayashi|mei.kobayashi@tansu-living.example|Tansu Living|home
Adaeze Umeh|adaeze@umeh-prints.example|Umeh Prints|paper
Bram Hoekstra|bram@windveld.example|Windveld Turbines|energy
Paola Ricci|paola.ricci@bottega-ricci.example|Bottega Ricci|textiles
Samira Qureshi|samira@loomlight.example|Loomlight|home
Anders Holm|anders@holm-marine.example|Holm Marine Parts|industry
`;

export const PROSPECTS: readonly Prospect[] = PROSPECT_TABLE.trim()
  .split('\n')
  .map((row) => {
    const [full_name, email, company_name, sectors] = row.split('|') as [string, string, string, string];
    return { full_name, email, company_name, sectors: sectors.split(' ').filter(Boolean) as Sector[] };
  });
