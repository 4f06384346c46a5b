import { describe, expect, test } from 'vitest';
import { audience, destination } from './destination.ts';

describe('the destination after sign-in', () => {
  test.each([
    [null, '/dashboard'],
    ['', '/dashboard'],
    ['/create-shipment?step=2', '/create-shipment?step=2'],
    ['/admin', '/admin'],
    ['https://elsewhere.example/', '/dashboard'],
    ['//elsewhere.example', '/dashboard'],
    ['/\\elsewhere.example', '/dashboard'],
  ])('%s leads to %s', (next, path) => expect(destination(next)).toBe(path));
});

describe('the audience of the sign-in screen', () => {
  test.each([
    ['', 'administrator'],
    ['next=/admin', 'administrator'],
    ['next=/admin/mail', 'administrator'],
    ['next=/admin?tab=clients', 'administrator'],
    ['next=/dashboard', 'customer'],
    ['next=/create-shipment', 'customer'],
    ['next=//elsewhere.example', 'administrator'],
    ['for=customer', 'customer'],
    ['for=customer&next=/admin', 'customer'],
  ])('%s: %s', (query, whom) => expect(audience(new URLSearchParams(query))).toBe(whom));
});
