import { steps, type TextSection, video } from '../text.ts';

export const watchTracking: readonly TextSection[] = [
  {
    id: 'video',
    title: 'The video',
    blocks: [video('track-a-shipment', 'Track a shipment. It has no sound; captions explain each step.')],
  },
  {
    id: 'steps',
    title: 'Step by step',
    blocks: [
      steps(
        'Open [Track](/track) and enter a tracking number, a container, a bill of lading or a booking number.',
        'The first card says where the shipment is and when it arrives. The chart shows the whole route with the last position.',
        'Below, each leg lists its milestones: planned, estimated and actual, and who reported them.',
        '**Follow by e-mail** to get each new status, no account needed.',
      ),
    ],
  },
];

export const watchBooking: readonly TextSection[] = [
  {
    id: 'video',
    title: 'The video',
    blocks: [video('book-a-shipment', 'Book a shipment. It has no sound; captions explain each step.')],
  },
  {
    id: 'steps',
    title: 'Step by step',
    blocks: [
      steps(
        'Open [Create a shipment](/create-shipment) and choose where from and where to: type the first letters.',
        'Enter what you ship: a description, the weight and the dimensions.',
        'Compare the routes by price, days and emissions. Each price can be explained.',
        'Check everything, and create the shipment. Its page shows the tracking number.',
      ),
    ],
  },
];
