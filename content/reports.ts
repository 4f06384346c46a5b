import { dividends, quarters, type Results, revenueByService, years } from './investors.ts';

/** A report or filing that the build generates as a PDF. */
export interface Report {
  /** Its file name under `/downloads`. */
  file: string;
  type: 'Quarterly report' | 'Annual report' | 'Notice of meeting' | 'Sustainability report' | 'Governance';
  title: string;
  period: string;
  /** The day of publication, ISO 8601. */
  date: string;
  parts: readonly ReportPart[];
}

interface ReportPart {
  title: string;
  paragraphs?: readonly string[];
  table?: ReportTable;
}

interface ReportTable {
  caption: string;
  /** The first column is the row's name, the others are figures. */
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

const [in2023, in2024, in2025] = years;

/** Newest first. */
export const reports: readonly Report[] = [
  quarterlyReport(3, 'third-quarter', '2026-10-29', [
    'Revenue of the third quarter was $548 million, 15% more than a year earlier. About two thirds of the growth came from volume and one third from rates. Ocean volumes rose by 11%, mainly from South-East Asia to the West Coast; air freight rose by 8%.',
    'Operating income grew faster than revenue because the Rotterdam cross-dock worked at 86% of its capacity, against 71% a year ago. Rail lost $2 million through two weeks of works on the gauge-changing terminal in Poland.',
    'For the full year the company expects revenue of $2.12 to $2.15 billion and operating income of $160 to $166 million, as before.',
  ]),
  quarterlyReport(2, 'second-quarter', '2026-07-30', [
    'Revenue of the second quarter was $523 million, 15% more than a year earlier. Customs entries rose by 19% as importers split shipments between origins.',
    'Net revenue grew by 16%. Contract rates for ocean freight, renewed in May, were on average 4% lower than a year before; the purchase price of space fell by 6%.',
    'The company bought 210,000 of its own shares for $7.6 million.',
  ]),
  quarterlyReport(1, 'first-quarter', '2026-04-30', [
    'Revenue of the first quarter was $497 million, 15% more than a year earlier. The early Lunar New Year moved about $9 million of ocean revenue from February to January and does not change the quarter.',
    'Operating income was $37 million. Fuel surcharges were passed on with a delay of three weeks on average, which cost $1.4 million in March.',
    'The board proposed a dividend of 50 cents per share for 2025.',
  ]),
  {
    file: 'groundswell-sustainability-report-2025.pdf',
    type: 'Sustainability report',
    title: 'Sustainability report 2025',
    period: 'Year 2025',
    date: '2026-04-22',
    parts: [
      {
        title: 'What is measured',
        paragraphs: [
          'Emissions of transport are computed for each shipment by ISO 14083, well-to-wheel, and added up. For 61% of tonne-kilometres the carrier’s own fuel figures were available, for the rest published factors were used.',
          'Emissions of buildings and vehicles of the company are read from meters and fuel cards.',
        ],
      },
      {
        title: 'Goals',
        table: {
          caption: 'Progress towards each goal at the end of 2025',
          columns: ['Goal', 'Target year', 'Progress'],
          rows: [
            ['Lower CO2 per tonne-kilometre', '2030', '65%'],
            ['Port trucks without diesel', '2032', '42%'],
            ['Renewable electricity', '2028', '78%'],
            ['Warehouse waste reused', '2030', '85%'],
          ],
        },
      },
      {
        title: 'Emissions',
        table: {
          caption: 'Thousand tonnes of CO2e, well-to-wheel',
          columns: ['Source', '2024', '2025'],
          rows: [
            ['Transport by carriers', '1,214', '1,271'],
            ['Own vehicles and buildings', '18.4', '16.9'],
            ['Grams per tonne-kilometre, all transport', '43.6', '41.0'],
          ],
        },
        paragraphs: [
          'Transport emissions rose because more was moved. For each tonne-kilometre they fell by 6%, half of it by moving cargo from road to rail and barge, half by newer ships on the Pacific.',
        ],
      },
    ],
  },
  {
    file: 'groundswell-notice-of-meeting-2026.pdf',
    type: 'Notice of meeting',
    title: 'Notice of annual general meeting 2026',
    period: 'Meeting of 28 May 2026',
    date: '2026-04-15',
    parts: [
      {
        title: 'Agenda',
        paragraphs: [
          '1. Accounts and reports of the year 2025.',
          '2. Dividend of 50 cents per share, payable on 18 June 2026 to shareholders of record on 4 June 2026.',
          '3. Election of two directors for three years.',
          '4. Election of the auditor for 2026.',
          '5. Authority to buy up to 2% of the shares outstanding.',
        ],
      },
      {
        title: 'How to vote',
        paragraphs: [
          'Shareholders of record on 1 April 2026 vote in person, by proxy or by mail. Each share carries one vote. Votes by mail reach the company secretary by noon, Los Angeles time, on 26 May 2026.',
        ],
      },
      {
        title: 'Dividends',
        table: dividendTable(),
      },
    ],
  },
  {
    file: 'groundswell-annual-report-2025.pdf',
    type: 'Annual report',
    title: 'Annual report 2025',
    period: 'Year 2025',
    date: '2026-03-05',
    parts: [
      {
        title: 'The year',
        paragraphs: [
          'Revenue grew by 15% to $1,854 million, as in the year before. All five services grew. Rail grew fastest, by 24%, with the weekly slots between Chongqing and Rotterdam in their first full year.',
          'Ocean freight remained the largest service with 40% of revenue. The long way round the Cape kept ships scarce in the first half; from the summer, new tonnage lowered the price of space and raised the share of revenue that stays with the company to 22.5%.',
          'At the end of the year 2,540 people worked for the company, 180 more than at its beginning, two thirds of them in operations.',
        ],
      },
      { title: 'Results', table: resultsTable('Three years', [in2023, in2024, in2025]) },
      {
        title: 'Services',
        table: {
          caption: 'Revenue by service, millions of US dollars',
          columns: ['Service', '2024', '2025', 'Change'],
          rows: revenueByService.map(({ service, in_2024, in_2025 }) => [
            service,
            String(in_2024),
            String(in_2025),
            changeBetween(in_2024, in_2025),
          ]),
        },
      },
      {
        title: 'Dividend',
        paragraphs: [
          'The board proposes a dividend of 50 cents per share, 30% of net income. It aims to pay out between 25% and 35%.',
        ],
        table: dividendTable(),
      },
      {
        title: 'Outlook',
        paragraphs: [
          'For 2026 the company expects revenue of $2.12 to $2.15 billion and operating income of $160 to $166 million, with sailings round the Cape until the end of the year. A return to the Suez Canal would lower ocean revenue by about $60 million a year and net revenue by about $8 million.',
          'Capital expenditure will be about $34 million, half of it for a second cross-dock in Los Angeles that opens in the spring of 2027.',
        ],
      },
      {
        title: 'Risks',
        paragraphs: [
          'Rates for space move faster than contracts with customers. At the end of the year 58% of ocean volume was covered by purchase contracts of the same length as the sales contracts.',
          'The largest customer accounts for 4% of revenue, the largest carrier for 17% of purchased transport. An outage of the tracking system of more than four hours happened once, on 9 September 2025, and lasted five hours.',
        ],
      },
    ],
  },
  {
    file: 'groundswell-governance-statement-2025.pdf',
    type: 'Governance',
    title: 'Corporate governance statement 2025',
    period: 'Year 2025',
    date: '2026-03-05',
    parts: [
      {
        title: 'Board',
        paragraphs: [
          'The board has seven directors, five of them independent. It met nine times in 2025; attendance was 97%. Chair and chief executive are two persons.',
        ],
        table: {
          caption: 'Committees of the board',
          columns: ['Committee', 'Members', 'Meetings in 2025'],
          rows: [
            ['Audit', '3', '6'],
            ['Remuneration', '3', '4'],
            ['Safety and environment', '4', '4'],
          ],
        },
      },
      {
        title: 'Conduct',
        paragraphs: [
          'Everybody who works for the company is trained each year in sanctions law, competition law and the refusal of bribes. The reporting line, run by an outside firm, received 14 reports; three led to measures.',
        ],
      },
    ],
  },
  {
    file: 'groundswell-annual-report-2024.pdf',
    type: 'Annual report',
    title: 'Annual report 2024',
    period: 'Year 2024',
    date: '2025-03-06',
    parts: [
      {
        title: 'The year',
        paragraphs: [
          'Revenue grew by 15% to $1,612 million. Sailings round the Cape of Good Hope lengthened journeys and raised rates on the lanes between Asia and Europe; volume grew by 9%.',
          'In April the cross-dock in Rotterdam was opened. It cost $31 million and reached break-even in November.',
        ],
      },
      { title: 'Results', table: resultsTable('Two years', [in2023, in2024]) },
    ],
  },
];

/** The target of 'Download Latest Report'. */
export const latestReport = reports[0] as Report;

function quarterlyReport(
  number: 1 | 2 | 3,
  ordinal: string,
  date: string,
  paragraphs: readonly string[],
): Report {
  const quarter = quarters.find((entry) => entry.number === number);
  if (!quarter) throw new Error(`There are no results of quarter ${number}.`);
  return {
    file: `groundswell-${ordinal}-2026.pdf`,
    type: 'Quarterly report',
    title: `${capitalized(ordinal)} report 2026`,
    period: quarter.now.period,
    date,
    parts: [
      { title: 'The quarter', paragraphs },
      { title: 'Results', table: resultsTable('Against the year before', [quarter.before, quarter.now]) },
    ],
  };
}

/** Results of periods side by side, the change between the last two in the last column. */
export function resultsTable(caption: string, periods: readonly Results[]): ReportTable {
  const [before, now] = periods.slice(-2) as [Results, Results];
  const row = (label: string, value: (results: Results) => number, written: (value: number) => string) => [
    label,
    ...periods.map((results) => written(value(results))),
    changeBetween(value(before), value(now)),
  ];
  return {
    caption: `${caption}, millions of US dollars except per share`,
    columns: ['Result', ...periods.map(({ period }) => period), 'Change'],
    rows: [
      row('Revenue', (results) => results.revenue, millions),
      row('Net revenue', (results) => results.net_revenue, millions),
      row('Operating income', (results) => results.operating_income, millions),
      row('Net income', (results) => results.net_income, millions),
      row('Earnings per share', (results) => results.earnings_per_share_cents, dollars),
      row('Operating cash flow', (results) => results.operating_cash_flow, millions),
    ],
  };
}

function dividendTable(): ReportTable {
  return {
    caption: 'Dividend per share',
    columns: ['Year', 'Dividend'],
    rows: dividends.map(({ year, per_share_cents }) => [year, dollars(per_share_cents)]),
  };
}

function changeBetween(before: number, now: number): string {
  const percent = ((now - before) / before) * 100;
  return `${percent < 0 ? '−' : '+'}${Math.abs(percent).toFixed(1)}%`;
}

function millions(value: number): string {
  return value.toLocaleString('en-US');
}

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
