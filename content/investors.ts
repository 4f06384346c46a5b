/** Investor relations. Every figure is sample data of a demonstration company, in US dollars. */
export const investors = {
  lead: 'Results, filings and events for investors.',
  sample_note:
    'All figures on this page and in its reports are sample data of a demonstration company. There are no shares to buy.',
  /** On the first page of every report. */
  report_note:
    'All figures in this report are sample data of a demonstration company. There are no shares to buy.',
  team_email: 'investors@groundswell.example',
} as const;

export const stock = {
  symbol: 'GSWL',
  exchange: 'New York (sample listing)',
  price_cents: 3872,
  change_cents: 68,
  /** Change since the previous close. */
  percent_change: 1.79,
  /** Shares traded on the day. */
  volume: 1_284_300,
  shares_outstanding: 61_400_000,
  /** The close that price, change and volume belong to, ISO 8601. */
  closed_on: '2026-10-30',
} as const;

export function marketCapCents(): number {
  return stock.price_cents * stock.shares_outstanding;
}

/** Results of one year or quarter, in millions of dollars; per share in cents. */
export interface Results {
  period: string;
  revenue: number;
  /** Revenue minus purchased transport. */
  net_revenue: number;
  operating_income: number;
  net_income: number;
  earnings_per_share_cents: number;
  operating_cash_flow: number;
}

export const years: readonly [Results, Results, Results] = [
  {
    period: '2023',
    revenue: 1402,
    net_revenue: 301,
    operating_income: 98,
    net_income: 71,
    earnings_per_share_cents: 115,
    operating_cash_flow: 112,
  },
  {
    period: '2024',
    revenue: 1612,
    net_revenue: 355,
    operating_income: 118,
    net_income: 86,
    earnings_per_share_cents: 140,
    operating_cash_flow: 131,
  },
  {
    period: '2025',
    revenue: 1854,
    net_revenue: 417,
    operating_income: 141,
    net_income: 104,
    earnings_per_share_cents: 169,
    operating_cash_flow: 158,
  },
];

/** Each quarter of 2026 with the same quarter of 2025. */
export const quarters: readonly { number: 1 | 2 | 3; before: Results; now: Results }[] = [
  {
    number: 1,
    before: quarter('Q1 2025', [432, 97, 32, 24, 39, 34]),
    now: quarter('Q1 2026', [497, 112, 37, 28, 46, 39]),
  },
  {
    number: 2,
    before: quarter('Q2 2025', [455, 102, 35, 26, 42, 39]),
    now: quarter('Q2 2026', [523, 118, 40, 30, 49, 45]),
  },
  {
    number: 3,
    before: quarter('Q3 2025', [476, 107, 37, 27, 44, 41]),
    now: quarter('Q3 2026', [548, 124, 43, 32, 52, 48]),
  },
];

function quarter(
  period: string,
  figures: readonly [number, number, number, number, number, number],
): Results {
  const [revenue, net_revenue, operating_income, net_income, earnings_per_share_cents, operating_cash_flow] =
    figures;
  return {
    period,
    revenue,
    net_revenue,
    operating_income,
    net_income,
    earnings_per_share_cents,
    operating_cash_flow,
  };
}

/** Revenue by service, in millions of dollars. */
export const revenueByService = [
  { service: 'Ocean Freight', in_2024: 661, in_2025: 742 },
  { service: 'Air Freight', in_2024: 403, in_2025: 463 },
  { service: 'Road Transport', in_2024: 258, in_2025: 297 },
  { service: 'Customs and Warehousing', in_2024: 185, in_2025: 222 },
  { service: 'Rail Freight', in_2024: 105, in_2025: 130 },
] as const;

export const dividends = [
  { year: '2023', per_share_cents: 36 },
  { year: '2024', per_share_cents: 42 },
  { year: '2025', per_share_cents: 50 },
] as const;

interface BusinessMetric {
  label: string;
  value: string;
  /** Change from the previous year. */
  change: string;
}

/** Of the year 2025. */
export const businessMetrics: readonly BusinessMetric[] = [
  { label: 'Containers moved', value: '388,000 TEU', change: '+12%' },
  { label: 'Air freight', value: '96,400 t', change: '+9%' },
  { label: 'Customs entries', value: '268,000', change: '+17%' },
  { label: 'Warehouse space', value: '214,000 m²', change: '+8%' },
  { label: 'Customers retained from 2024', value: '93%', change: '+1 point' },
  { label: 'Net revenue margin', value: '22.5%', change: '+0.5 points' },
];
