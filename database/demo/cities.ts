/** A place of the demonstration where goods are handed over. Streets and companies are invented. */
export interface City {
  name: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  address: string;
  postal_code: string;
  /** The company that ships from or receives here. */
  company: string;
}

/** name | country | address | postal code | company */
const CITY_TABLE = `
Accra|GH|14 Spintex Lorry Road|GA-194-7731|Volta Crest Trading
Addis Ababa|ET|Kality Depot Lane 8|1000|Entoto Highland Growers
Almaty|KZ|41 Ryskulov Freight Yard|050054|Tian Ridge Equipment
Amsterdam|NL|Voorbeeldhavenweg 62|1043 ZZ|Kade & Linde Bloemen
Antwerpen|BE|Kaai 730, Loods 4|2030|Schelde Basin Polymers
Athens|GR|27 Elaionas Storage Row|104 47|Aegli Olive Houses
Atlanta|US|3180 Fulton Crossdock Parkway|30336|Peachline Home Stores
Auckland|NZ|19 Kahu Cold Store Road|2022|Southern Cape Dairy
Bangkok|TH|88/4 Rim Khlong Logistics Park|10520|Chao Lanna Components
Barcelona|ES|Carrer del Moll Nou 45|08040|Marina Blava Ceramica
Birmingham|GB|Unit 12, Tame Valley Works|B6 7QX|Aston Forge Fittings
Bogotá|CO|Calle 17 No. 98-51, Bodega 6|110911|Flores de Altiplano
Boston|US|77 Drydock Annex|02210|Harbor Bench Diagnostics
Brisbane|AU|230 Wattle Freight Street|4178|Coral Range Mining Supply
Buenos Aires|AR|Avenida Riachuelo 2140|C1284|Pampa Austral Foods
Busan|KR|55 Sinhang Harbour-ro|46768|Gamcheon Marine Works
Cairo|EG|Block 9, Tenth Ring Depots|11765|Nilemark Cotton Mills
Calgary|CA|6120 Shepard Yards SE|T2C 4X9|Foothill Pump & Valve
Cape Town|ZA|11 Paarden Sheds Road|7405|Overberg Fruit Packers
Casablanca|MA|Lot 73, Zone Ain Sebaa Est|20590|Atlas Couleur Textiles
Chennai|IN|7 Ennore Godown Street|600057|Coromandel Auto Parts
Chicago|US|4400 Cicero Intermodal Drive|60638|Lakewright Tooling
Chongqing|CN|Building 6, Guoyuan Rail Port|400026|Jialing Display Systems
Copenhagen|DK|Nordhavns Kaj 118|2150|Sund Acoustics
Dallas|US|9015 Trinity Loop|75247|Red Mesa Controls
Dar es Salaam|TZ|Plot 31, Pugu Depots|12108|Kilimo Bora Coffee
Dubai|AE|Shed 22, South Logistics District|24345|Al Barsha Lumen Trading
Dublin|IE|Unit 5, Alexandra Wharf|D01 X2P4|Liffey Bio Processing
Durban|ZA|42 Bayhead Siding|4052|Indigo Coast Paper
Frankfurt am Main|DE|Cargostraße 9|60549|Rhenus Tal Messtechnik
Göteborg|SE|Skandiakajen 3|418 34|Västkust Lager & Drev
Guadalajara|MX|Calle Agave 512, Nave 7|44940|Jalisco Circuitos
Guangzhou|CN|18 Nansha Third Road|511458|Pearl Lantern Lighting
Hamburg|DE|Speicherdamm 31|20457|Alster Kontor Kaffee
Hanoi|VN|Lot C4, Red River Industrial Park|100000|Song Hong Apparel
Ho Chi Minh City|VN|206 Cat Lai Godown Road|700000|Mekong Delta Furnishings
Hong Kong|HK|9/F, 31 Kwai Fung Crescent|999077|Lantau Optical Exchange
Houston|US|1500 Turning Basin Lane|77029|Bayou Process Equipment
Istanbul|TR|Ambarlı Depo Sokak 14|34524|Golden Strait Textil
Jakarta|ID|Jalan Pelabuhan Timur 88|14310|Nusantara Rattan Works
Johannesburg|ZA|8 City Deep Terminal Road|2049|Highveld Rock Tools
Karachi|PK|Plot 17, West Wharf Sheds|74000|Indus Sport Goods
Kigali|RW|KG 14 Warehouse Avenue|00000|Thousand Hills Tea
Kuala Lumpur|MY|21 Jalan Gudang Klang|41200|Selangor Latex Care
Lagos|NG|63 Apapa Marine Yard|101251|Lagoon Bright Electricals
Lima|PE|Avenida Almacenes 405|07021|Costa Verde Seafoods
Lisbon|PT|Rua do Cais Novo 88|1950-326|Tejo Cork Design
London|GB|Shed 4, Royal Lock Approach|E16 2QZ|Fenwick Lane Books
Los Angeles|US|740 Harbor Gate Avenue|90744|Harbor Gate Furnishings
Lyon|FR|14 Rue du Port Édouard|69007|Rhône Vaccins Distribution
Madrid|ES|Calle del Transporte 26|28053|Meseta Solar Instalaciones
Manila|PH|112 North Pier Road|1013|Sampaguita Snacks
Melbourne|AU|5 Coode Berth Road|3011|Yarra Ranges Vintners
Mexico City|MX|Calzada Vallejo Norte 1180|02300|Anahuac Medical Supply
Miami|US|8800 NW 24th Freight Terrace|33122|Biscayne Fresh Imports
Milan|IT|Via dei Magazzini 52|20138|Navigli Casa Lighting
Mombasa|KE|Plot 6, Shimanzi Road|80100|Tsavo Leaf Exporters
Montevideo|UY|Rambla Portuaria 370|11000|Oriental Wool House
Montréal|CA|2255 Rue du Bassin|H3C 4P7|Laurentide Papeterie
Mumbai|IN|Gala 41, Bhiwandi Storage Estate|421302|Sahyadri Generics
Nairobi|KE|Godown 9, Airport South Road|00501|Rift Rose Farms
New York City|US|300 Erie Basin Terminal|11231|Hudson & Vale Apparel
Osaka|JP|2-6-30 Nanko Kita, Suminoe|559-0034|Yodogawa Precision
Oslo|NO|Alnabru Terminalvei 21|0668|Fjordlys Outdoor
Paris|FR|33 Avenue des Entrepôts|93210|Atelier Marceau Parfums
Perth|AU|47 Kewdale Rail Lane|6105|Swan Basin Drilling
Phoenix|US|5520 Buckeye Crossdock|85043|Saguaro Solar Works
Porto|PT|Travessa dos Armazéns 19|4455-508|Douro Footwear
Rotterdam|NL|Maasbeeldweg 140|3197 ZZ|Delta Cold Stores
San Francisco|US|90 Pier Annex Way|94124|Telegraph Hill Audio
Santiago|CL|Camino Lo Espejo 3050|9120000|Valle Sur Berries
Santos|BR|Avenida do Cais Velho 615|11013-560|Mogiana Coffee Roasters
São Paulo|BR|Rua dos Galpões 2800|05118-100|Paulista Autopeças
Seattle|US|1818 East Marginal Terminal|98134|Cedar Sound Cycles
Seoul|KR|27 Gimpo Cargo-gil|07505|Hangang Semicon
Shanghai|CN|1288 Yangshan Free Zone Road|201308|Huangpu Bright Homeware
Shenzhen|CN|Block C, Yantian Works|518083|Dapeng Mobile Devices
Singapore|SG|8 Example Quay, #02-11|048000|Straits Quay Components
Stockholm|SE|Värtahamnen Magasin 5|115 41|Mälar Health Systems
Suva|FJ|6 Walu Bay Sheds|00000|Reefline Provisions
Sydney|AU|15 Botany Dock Street|2019|Blue Wattle Retail
Tbilisi|GE|8 Lilo Market Road|0151|Kakheti Wine Cellars
Tokyo|JP|4-3-12 Oi Container Wharf|140-0003|Sumida Imaging
Toronto|CA|66 Dixie Intermodal Road|L4V 1W1|Maple Row Appliances
Valencia|ES|Camí del Grau 210|46024|Huerta Citrus Co-op
Vancouver|CA|1100 Deltaport Way|V4M 4G9|Salish Timberframe
Vienna|AT|Freudenauer Hafenstraße 12|1020|Donau Klavierbau
Warsaw|PL|Ulica Magazynowa 18|02-652|Wisła Meble
Wrocław|PL|Ulica Rampowa 5|54-424|Odra Battery Packs
Xi’an|CN|1 Gangwu Rail Port Avenue|710026|Chang Photovoltaics
Yokohama|JP|9 Daikoku Futo, Tsurumi|230-0054|Kanagawa Robotics
`;

const cities = new Map(
  CITY_TABLE.trim()
    .split('\n')
    .map((row) => {
      const [name, country, address, postal_code, company] = row.split('|') as [
        string,
        string,
        string,
        string,
        string,
      ];
      return [name, { name, country, address, postal_code, company }] as const;
    }),
);

/** The cities of a country. */
export function citiesOf(code: string): City[] {
  return [...cities.values()].filter(({ country }) => country === code);
}

/** The city of that name; throws if there is none. */
export function cityNamed(name: string): City {
  const city = cities.get(name);
  if (!city) throw new RangeError(`The demonstration has no city ${name}.`);
  return city;
}
