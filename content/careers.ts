/** Texts of the careers page, except the open roles. */
export const careers = {
  lead: 'We hire people who would rather call the terminal than wait for the e-mail. Every role lists its salary.',
  /** The hiring steps; also in the confirmation mail. */
  steps: [
    'A person reads your application and answers within five working days, even if the answer is no.',
    'A 30-minute call with your future manager.',
    'A paid half-day with the team, on the kind of work you would do.',
  ],
} as const;

interface Benefit {
  title: string;
  text: string;
}

export const benefits: readonly Benefit[] = [
  {
    title: 'Pay is on the page',
    text: 'Every role lists its range before you apply. Ranges are reviewed each January and are the same for everyone who does the job.',
  },
  {
    title: '25 days off',
    text: 'In every country, on top of public holidays. Five of them can move into the next year.',
  },
  {
    title: 'Health cover from day one',
    text: 'Medical, dental and vision for you, and half of the premium for your family. No waiting period.',
  },
  {
    title: 'Retirement',
    text: 'We match what you save up to 5% of your pay, from day one, without a vesting schedule.',
  },
  {
    title: '16 weeks for a new child',
    text: 'Fully paid, for every parent, by birth or adoption. Part-time on full pay in the first month back.',
  },
  {
    title: 'Licences and courses',
    text: 'We pay for the exams you need in freight: customs broker, dangerous goods, forklift, TWIC. Study days count as working days.',
  },
  {
    title: 'Shifts you can plan around',
    text: 'Rosters are out four weeks ahead. Night and weekend hours pay 20% more, and swaps need no manager.',
  },
  {
    title: 'A transfer to another office',
    text: 'After two years you can ask to move. We arrange the visa, pay for the move and keep your years of service.',
  },
];

interface Testimonial {
  name: string;
  role: string;
  city: string;
  since: number;
  words: string;
}

/** Fictional colleagues of the demonstration company, marked as such on the page. */
export const testimonials: readonly Testimonial[] = [
  {
    name: 'Marisol Example',
    role: 'Ocean import team',
    city: 'Los Angeles',
    since: 2017,
    words:
      'In my second week a vessel was rolled and I rebooked 14 containers on my own authority. Nobody asked me why I had not asked first. They asked what it had cost, and it was less than waiting.',
  },
  {
    name: 'Joost Voorbeeld',
    role: 'Barge and rail planning',
    city: 'Rotterdam',
    since: 2021,
    words:
      'The roster is out four weeks ahead and it holds. I coach my daughter’s team on Wednesdays, and I have missed two evenings since I started.',
  },
  {
    name: 'Priya Contoh',
    role: 'Software, tracking',
    city: 'Singapore',
    since: 2023,
    words:
      'I had never seen a bill of lading. For my first month I sat with the operations team, and I still think of three people there by name when I change a screen.',
  },
];
