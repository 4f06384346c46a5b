import { describe, expect, test } from 'vitest';
import { paths } from './paths.ts';

describe('paths', () => {
  test.each([
    [paths.home(), '/'],
    [paths.track(), '/track'],
    [paths.track('GS104588210'), '/track/GS104588210'],
    [paths.track('TRK 1/2?'), '/track/TRK%201%2F2%3F'],
    [paths.trackQuery('GS104588210'), '/track?tracking=GS104588210'],
    [paths.trackMany(['GS104588210', 'A&B']), '/track?numbers=GS104588210,A%26B'],
    [paths.auth(), '/auth'],
    [paths.auth({ for: 'customer' }), '/auth?for=customer'],
    [paths.auth({ next: '/track/A?b=c' }), '/auth?next=%2Ftrack%2FA%3Fb%3Dc'],
    [paths.register({ next: '/dashboard' }), '/register?next=%2Fdashboard'],
    [paths.resetPassword({ token: 'a+b' }), '/reset-password?token=a%2Bb'],
    [paths.createShipment({ step: 2 }), '/create-shipment?step=2'],
    [paths.admin({ tab: 'business', shipment: 'GS1' }), '/admin?tab=business&shipment=GS1'],
    [paths.mail(), '/admin/mail'],
    [paths.branches(), '/admin/branches'],
  ])('%s', (built, expected) => {
    expect(built).toBe(expected);
  });
});
