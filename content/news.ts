export interface Article {
  slug: string;
  kind: 'News' | 'Press release';
  title: string;
  /** The day of publication, ISO 8601. */
  date: string;
  summary: string;
  /** Three key figures shown beside the article; the first one also appears in the list. */
  figures: readonly ArticleFigure[];
  parts: readonly ArticlePart[];
}

interface ArticleFigure {
  value: string;
  label: string;
}

interface ArticlePart {
  /** Missing for the first part. */
  title?: string;
  paragraphs: readonly string[];
  points?: readonly string[];
}

/** Newest first. */
export const articles: readonly Article[] = [
  {
    slug: 'rail-slots-chongqing-rotterdam',
    kind: 'Press release',
    title: 'Two weekly rail slots between Chongqing and Rotterdam',
    date: '2026-10-22',
    summary:
      'From 11 January 2027 we hold space for 40 containers a week in each direction. Terminal to terminal takes 16 to 18 days.',
    figures: [
      { value: '16–18 days', label: 'terminal to terminal' },
      { value: '40', label: 'containers a week each way' },
      { value: '21 t', label: 'mean cargo per box' },
    ],
    parts: [
      {
        paragraphs: [
          'Groundswell has taken fixed space on two block trains a week between Chongqing and Duisburg, with a barge connection to Rotterdam. Trains leave Chongqing on Monday and Thursday, Duisburg on Tuesday and Saturday. Each has room for 20 of our forty-foot containers, whether we fill it or not.',
          'Terminal to terminal the journey takes 16 to 18 days, including the change of gauge at the Kazakh border and again at Małaszewicze. The barge from Duisburg adds one night. A ship round the Cape of Good Hope needs 38 to 45 days for the same pair of places.',
        ],
      },
      {
        title: 'What can go by train',
        paragraphs: [
          'Bookings close four days before departure. We weigh each container before it is loaded: wagons on the broad-gauge section take a mean of 21 tonnes of cargo per box.',
        ],
        points: [
          'General cargo in our own or in shippers’ containers, and refrigerated boxes with their own generator.',
          'Lithium batteries only by agreement, with at least ten days’ notice.',
          'Nothing on the European Union’s dual-use and sanctions lists. We screen every party and every tariff code before we accept a booking.',
        ],
      },
      {
        title: 'If your insurer excludes the corridor',
        paragraphs: [
          'Some policies exclude the northern route. For those we offer the crossing of the Caspian Sea, which takes 12 to 15 days longer and sails according to weather. Request both prices before you decide.',
        ],
      },
    ],
  },
  {
    slug: 'preparing-for-hs-2028',
    kind: 'News',
    title: 'Three things to do now for HS 2028',
    date: '2026-09-17',
    summary:
      'The next edition of the Harmonized System takes effect on 1 January 2028. If you start with the product list, you have enough time.',
    figures: [
      { value: '1 Jan 2028', label: 'new edition takes effect' },
      { value: '6 digits', label: 'common to all countries' },
      { value: '3 groups', label: 'of codes come back to you' },
    ],
    parts: [
      {
        paragraphs: [
          'The World Customs Organization has set 1 January 2028 as the day on which the next edition of the Harmonized System takes effect. The text was adopted in 2025, correlation tables follow, and each customs territory then writes its own eight and ten digits. Importers who wait for those last digits will have a few weeks for a year’s work.',
        ],
      },
      {
        title: 'What we ask customers to prepare',
        paragraphs: [],
        points: [
          'One list of products, with the six-digit code used today and the date on which somebody last looked at it. Half of the errors we correct are codes that were right for a product that has changed since.',
          'The facts behind each code: material by weight, function, how it is put up for sale. A correlation table says that a heading splits in two; only these facts say into which half a product falls.',
          'A list of documents that carry the code besides the customs entry: certificates of origin, supplier declarations, licences, binding rulings. A binding ruling ends with the heading it was given for.',
        ],
      },
      {
        title: 'What we do',
        paragraphs: [
          'When the tables are published we run the product lists of all customs customers against them and send back three groups: unchanged, changed one to one, and needing a decision. The third group is the one that costs time, and it is smaller the better the facts are. During 2027 we keep both codes side by side, so that orders placed before the change and landed after it are declared with the code of the day.',
        ],
      },
    ],
  },
  {
    slug: 'a-status-shows-its-evidence',
    kind: 'News',
    title: 'A status now shows its evidence',
    date: '2026-06-18',
    summary:
      'Our tracking page no longer ticks off a stage because its planned date has passed. Each status names the event behind it.',
    figures: [
      { value: '3 facts', label: 'behind each tick: event, place, time' },
      { value: '0', label: 'ticks by planned date' },
      { value: '2 times', label: 'stored: of the event and of its receipt' },
    ],
    parts: [
      {
        paragraphs: [
          'Until now our tracking page did what most do: when the planned day of departure came, the stage “departed” was ticked. On most days that was true. On the others a customer saw a ship at sea that was still at the quay, and called us, rightly.',
          'Since Monday a stage is ticked only when an event has been received for it. The page names the event, the place and the time, with the time zone of that place, and how old the report is. A stage that should have happened and has no event is drawn hollow. We would rather show a gap than a guess.',
        ],
      },
      {
        title: 'Where events come from',
        paragraphs: [
          'Carriers and terminals send us gate, loading and discharge messages. Trucks report through the driver’s phone, containers on some lanes through a device of their own. If two sources disagree, we show the later one and store both.',
        ],
      },
      {
        title: 'What changes for your systems',
        paragraphs: [
          'Fields and addresses stay as they are. New is the time at which we received an event, beside the time at which it took place. If you compute dwell times from our data, use the second. We retained events received before the change, with their source if we knew it.',
        ],
      },
    ],
  },
  {
    slug: 'emission-statements-with-every-invoice',
    kind: 'Press release',
    title: 'An emission statement with every invoice',
    date: '2026-05-28',
    summary:
      'From 1 July each invoice carries the greenhouse gas emissions of its shipment, computed by ISO 14083, leg by leg.',
    figures: [
      { value: 'ISO 14083', label: 'behind every statement' },
      { value: '1 July', label: 'first invoices with one' },
      { value: '2 results', label: 'tank-to-wheel and well-to-wheel' },
    ],
    parts: [
      {
        paragraphs: [
          'From 1 July 2026 every invoice of Groundswell states the greenhouse gas emissions of the shipment it is for. The statement follows ISO 14083, the standard published in 2023 for emissions of transport chains. It costs nothing and needs no request.',
          'For each leg it names the mode, the distance, the weight, the factor and the result in kilograms of CO2 equivalent. Two results are given: what left the exhaust, and what arose in making the fuel as well. Hubs are a line of their own.',
        ],
      },
      {
        title: 'What the figures stand on',
        paragraphs: [
          'Where a carrier gives us the fuel used on a voyage we use that. Elsewhere we use published factors for the class of ship, truck, train or aircraft, and the statement says so. It also says how distance was found: sailed, driven, or along the great circle with the uplift that the factor set asks for.',
          '“Customers told us that they receive one figure for the year, in February, and cannot act on it,” says our head of environment. “A figure per shipment can be compared with the next quote.”',
        ],
      },
      {
        title: 'Earlier shipments',
        paragraphs: [
          'Statements for shipments since 1 January 2026 can be had as a table through the customer area. For earlier ones we hold distances but not weights per leg, and do not compute what we would have to guess.',
        ],
      },
    ],
  },
  {
    slug: 'cross-dock-rotterdam',
    kind: 'Press release',
    title: 'Groundswell opens a cross-dock in Rotterdam',
    date: '2025-04-17',
    summary:
      '18,000 square metres and 42 doors, eleven kilometres from the deep-sea terminals. Import boxes are stripped within 24 hours of arrival.',
    figures: [
      { value: '42 doors', label: '30 for containers' },
      { value: '18,000 m²', label: 'under one roof' },
      { value: '24 hours', label: 'from arrival to stripped' },
    ],
    parts: [
      {
        paragraphs: [
          'Groundswell today opened a cross-dock in Rotterdam. The building has 18,000 square metres under one roof and 42 doors, 30 for containers and 12 for distribution trucks. It stands eleven kilometres from the deep-sea terminals, with a barge quay at its back.',
          'Import containers are stripped within 24 hours of arrival and their cargo leaves by order, not by box: one container from Shenzhen becomes nine deliveries in five countries. Until now this was done for us in three buildings by three companies, with a stock list for each.',
        ],
      },
      {
        title: 'What is there',
        paragraphs: [],
        points: [
          'Bonded storage for 6,000 pallets, so that duty falls due when goods are sold and not when they land.',
          'A cold room of 900 pallet places in two zones, 2 to 8 and 15 to 25 degrees Celsius.',
          'A roof of solar panels that covers about two thirds of the building’s use over a year, and charging points at eight doors.',
        ],
      },
      {
        title: 'People and hours',
        paragraphs: [
          'At the start 64 people work in two shifts, from Monday to Saturday; a third shift follows when volumes ask for it. Drivers book a door on their phone. Who arrives within the hour booked waits no longer than 30 minutes, or we pay the waiting time.',
        ],
      },
    ],
  },
  {
    slug: 'panama-draft-limits',
    kind: 'News',
    title: 'Panama Canal: full draft is back, and what we keep',
    date: '2024-09-05',
    summary:
      'Ships may use 50 feet of draft again and 36 pass each day. We keep the split bookings that got our customers through the drought.',
    figures: [
      { value: '50 ft', label: 'permitted draft' },
      { value: '36', label: 'passages a day' },
      { value: '22 t', label: 'and more: both routes offered' },
    ],
    parts: [
      {
        paragraphs: [
          'In August the Panama Canal Authority raised the greatest permitted draft of the larger locks to 50 feet (15.24 m), and since 1 September it has offered 36 passages a day. That is what it offered before the drought. At the lowest point, in the winter, 44 feet and 24 passages were allowed.',
          'The draft matters more to a shipper than the queue. A large container ship loses room for some 300 to 350 boxes with each foot. At 44 feet that was near 2,000 boxes on one sailing, and carriers left behind what was heavy and cheap.',
        ],
      },
      {
        title: 'What we did',
        paragraphs: [
          'We booked heavy cargo on services that cross the continent by rail from Los Angeles and left the canal to light cargo. Transit from Shanghai to New York grew by two days on average, while sailings through the canal were rolled by seven.',
        ],
      },
      {
        title: 'What stays',
        paragraphs: [
          'The lake is full because it rained. The dry season begins in December, and the authority publishes its draft for about eight weeks ahead. So our booking team keeps the rule: containers above 22 tonnes for the East Coast are offered with both routes, both prices and both dates. When the published draft falls below 48 feet we move them to the land route unless you tell us otherwise.',
        ],
      },
    ],
  },
  {
    slug: 'planning-around-the-cape',
    kind: 'News',
    title: 'Planning around the Cape, not Suez',
    date: '2024-07-11',
    summary:
      'Ships between Asia and Europe have sailed round Africa since December. We plan with that until the end of the year, and say what it costs.',
    figures: [
      { value: '40 days', label: 'East Asia to North Europe' },
      { value: '6,000 km', label: 'longer round the Cape' },
      { value: '400', label: 'empty boxes held in Rotterdam' },
    ],
    parts: [
      {
        paragraphs: [
          'Since December 2023 nearly all container lines have avoided the Red Sea. A ship from Shanghai to Rotterdam sails about 6,000 km further round the Cape of Good Hope, and ten to fourteen days longer. Seven months on, we no longer treat this as an exception.',
        ],
      },
      {
        title: 'What we plan with',
        paragraphs: [
          'Our estimates from East Asia to North Europe now begin with 40 days from port to port. Schedules that name the Suez Canal are shown with the longer figure until a carrier has sailed it three times in a row.',
        ],
        points: [
          'Stock: two more weeks of goods at sea is two more weeks of capital. We can send a list of your open orders with the day by which each must be placed.',
          'Boxes: a container comes back later too. In Rotterdam we hold 400 empty boxes for export bookings made 14 days ahead.',
          'Carbon: the longer way burns more fuel. Statements are computed from the distance sailed, not from the shortest one, so they went up by about a third on this lane.',
        ],
      },
      {
        title: 'When sea is too slow',
        paragraphs: [
          'For part of an order, rail from Chongqing or sea to Dubai and air from there lie between ship and plane in price and time. We quote them beside the ship when the goods are wanted in under 35 days.',
        ],
      },
    ],
  },
  {
    slug: 'ics2-for-sea-freight',
    kind: 'News',
    title: 'ICS2 reaches sea freight: who files what',
    date: '2024-03-07',
    summary:
      'From 3 June ocean carriers file to the European Union’s new import control system. Vague descriptions will stop boxes before they are loaded.',
    figures: [
      { value: '3 June', label: 'ocean carriers begin' },
      { value: '24 hours', label: 'before loading: filing due' },
      { value: '72 hours', label: 'before closing: your data' },
    ],
    parts: [
      {
        paragraphs: [
          'The third release of the European Union’s Import Control System, ICS2, begins on 3 June 2024 for ocean carriers. Forwarders who issue house bills of lading follow on 4 December 2024, road and rail on 1 April 2025. The filing is due 24 hours before a container is loaded in the port of departure, and it is read before loading too.',
        ],
      },
      {
        title: 'What we need from you, and when',
        paragraphs: [
          'For bookings to, from or through the European Union we ask for the following 72 hours before the ship’s closing time.',
        ],
        points: [
          'A six-digit tariff code for each kind of goods.',
          'A description that an outsider would understand. “Parts”, “general cargo” and “consolidated goods” will be refused; “brake discs of cast iron for passenger cars” will not.',
          'Seller and buyer, with full addresses, where they differ from shipper and consignee.',
          'The EORI number of a consignee in the European Union.',
        ],
      },
      {
        title: 'Who files',
        paragraphs: [
          'Until December the carrier files for all levels, with what we pass on. From then on we file our own house bills, and suppliers’ names need not travel through a carrier’s hands. Customers who issue house bills of their own may file themselves or let us do it; tell us by 1 October which it is. A “do not load” message reaches our team within minutes, and you by phone.',
        ],
      },
    ],
  },
];

export function articleOf(slug: string | undefined): Article | undefined {
  return articles.find((article) => article.slug === slug);
}

/** The articles published just before and after. */
export function neighboursOf(article: Article): { older: Article | undefined; newer: Article | undefined } {
  const index = articles.indexOf(article);
  return { older: articles[index + 1], newer: articles[index - 1] };
}
