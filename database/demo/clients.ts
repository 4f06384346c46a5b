import type { Sector } from './commodities.ts';

/** A client company and its contact person. All invented. */
interface Client {
  company_name: string;
  full_name: string;
  email: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  sectors: readonly Sector[];
}

/** company | person | e-mail | country | sectors */
const CLIENT_TABLE = `
Northlight Optics|Amara Osei|amara.osei@northlight-optics.example|US|electronics medical
Verhaven Tools|Pieter Claes|pieter.claes@verhaven-tools.example|BE|industry
Kestrel & Finch Apparel|Rosalind Achebe|rosalind.achebe@kestrel-finch.example|GB|textiles
Mirador Foods|Joaquín Villalba|joaquin.villalba@mirador-foods.example|ES|food agri
Sundara Textiles|Kavya Menon|kavya.menon@sundara-textiles.example|IN|textiles
Blauberg Pumpen|Anneliese Richter|anneliese.richter@blauberg-pumpen.example|DE|industry
Tamarind & Teak|Nadia Rahman|nadia.rahman@tamarind-teak.example|SG|home
Orchard Bay Produce|Wiremu Tait|wiremu.tait@orchard-bay.example|NZ|agri food
Cobalt Ridge Mining Supply|Siobhan Doyle|siobhan.doyle@cobalt-ridge.example|AU|industry
Aurelia Medical|Chiara Fontana|chiara.fontana@aurelia-medical.example|IT|medical pharma
Lumen Harbor|Desmond Clarke|desmond.clarke@lumen-harbor.example|US|home electronics
Pinecrest Cycles|Freya Lindqvist|freya.lindqvist@pinecrest-cycles.example|SE|auto
Sakura Bench Instruments|Haruto Nishida|haruto.nishida@sakura-bench.example|JP|electronics industry
Meridian Rose Growers|Wanjiru Kamau|wanjiru.kamau@meridian-rose.example|KE|agri
Altiplano Coffee Exchange|Valentina Rojas|valentina.rojas@altiplano-coffee.example|CO|food agri
Fjordvik Seafood|Sigrid Haugen|sigrid.haugen@fjordvik-seafood.example|NO|food
Baltic Lantern Home|Agnieszka Wrona|agnieszka.wrona@baltic-lantern.example|PL|home
Quillstone Books|Edmund Abara|edmund.abara@quillstone-books.example|GB|paper
Helios Array|Mateus Carvalho|mateus.carvalho@helios-array.example|BR|energy
Stonebridge Brakes|Karl-Heinz Vogt|karlheinz.vogt@stonebridge-brakes.example|DE|auto
Juniper Lane Cosmetics|Camille Berthier|camille.berthier@juniper-lane.example|FR|chemicals
Redwater Pharma Logistics|Padraig Nolan|padraig.nolan@redwater-pharma.example|IE|pharma medical
Silk Meridian Trading|Lin Yue|lin.yue@silk-meridian.example|CN|home electronics
Jade Crossing Imports|Grace Tan|grace.tan@jade-crossing.example|SG|home food
Okanagan Timberworks|Marcus Beaulieu|marcus.beaulieu@okanagan-timberworks.example|CA|home paper
Prairie Wind Components|Alisha Redcloud|alisha.redcloud@prairie-wind.example|US|energy industry
Casa Almendro|Lucía Ferrer|lucia.ferrer@casa-almendro.example|ES|home food
Boreal Battery|Emil Sandström|emil.sandstrom@boreal-battery.example|SE|energy auto
Tidewater Nutrition|Jerome Washington|jerome.washington@tidewater-nutrition.example|US|food
Anatolia Weavers|Elif Aydın|elif.aydin@anatolia-weavers.example|TR|textiles home
Golden Fen Grains|Saskia de Wit|saskia.dewit@golden-fen.example|NL|food agri
Vineland & Sons Cellars|Giorgi Beridze|giorgi.beridze@vineland-cellars.example|GE|food
Seabright Solar|Priya Deshmukh|priya.deshmukh@seabright-solar.example|IN|energy
Talus Rock Tools|Thabo Nkosi|thabo.nkosi@talus-rock.example|ZA|industry
Copperleaf Cookware|Hannah Feldman|hannah.feldman@copperleaf-cookware.example|US|home
Ostara Diagnostics|Linnea Berg|linnea.berg@ostara-diagnostics.example|SE|medical pharma
Hanbit Precision|Seo-yeon Park|seoyeon.park@hanbit-precision.example|KR|electronics industry
Marlow Street Audio|Olivier Tremblay|olivier.tremblay@marlow-street.example|CA|electronics
Lagoon Electric|Chidinma Eze|chidinma.eze@lagoon-electric.example|NG|electronics energy
Savanna Leaf Tea|Emmanuel Mugisha|emmanuel.mugisha@savanna-leaf.example|RW|food
Pacific Crest Outfitters|Danielle Ito|danielle.ito@pacific-crest-outfitters.example|US|textiles
Andes Berry Collective|Rodrigo Fuentes|rodrigo.fuentes@andes-berry.example|CL|agri
Delta Nine Coatings|Femke van Dalen|femke.vandalen@delta-nine.example|NL|chemicals
Whitestone Ceramics|Yusuf Demir|yusuf.demir@whitestone-ceramics.example|TR|home
Emerald Bay Gloves|Aisyah binti Karim|aisyah.karim@emerald-bay-gloves.example|MY|medical
Ironwood Gearworks|Petr Novák|petr.novak@ironwood-gearworks.example|CZ|industry auto
Citadel Spring Water Systems|Mariam Haddad|mariam.haddad@citadel-spring.example|AE|industry chemicals
Lotus & Ledger Stationery|Nguyen Minh Anh|minhanh.nguyen@lotus-ledger.example|VN|paper
Rio Claro Autopeças|Beatriz Monteiro|beatriz.monteiro@rio-claro.example|BR|auto
Bluegum Wool House|Angus McRae|angus.mcrae@bluegum-wool.example|AU|textiles
Glacier Point Robotics|Tessa Oyelaran|tessa.oyelaran@glacier-point.example|CH|electronics industry
Palmetto Health Supply|Carlos Benítez|carlos.benitez@palmetto-health.example|US|medical pharma
Cedar & Salt Furniture|Rania Khoury|rania.khoury@cedar-salt.example|AE|home
Nile Delta Cotton Mills|Hany Soliman|hany.soliman@nile-delta-cotton.example|EG|textiles
Highland Thread|Isla Drummond|isla.drummond@highland-thread.example|GB|textiles
Mangrove Shrimp Partners|Ferdinand Reyes|ferdinand.reyes@mangrove-shrimp.example|PH|food
Vesper Perfumes|Margaux Lenoir|margaux.lenoir@vesper-perfumes.example|FR|chemicals
Tortuga Bicycle Works|Ximena Ortega|ximena.ortega@tortuga-bicycle.example|MX|auto
Brightwater Pianos|Matthias Gruber|matthias.gruber@brightwater-pianos.example|AT|paper home
Coral Key Provisions|Losaline Vakatawa|losaline.vakatawa@coral-key.example|FJ|food agri
`;

export const CLIENTS: readonly Client[] = CLIENT_TABLE.trim()
  .split('\n')
  .map((row) => {
    const [company_name, full_name, email, country, sectors] = row.split('|') as [
      string,
      string,
      string,
      string,
      string,
    ];
    return { company_name, full_name, email, country, sectors: sectors.split(' ') as Sector[] };
  });
