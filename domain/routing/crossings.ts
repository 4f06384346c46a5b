import type { Position } from './route-leg.ts';

/** Bridges, tunnels and shuttles on which a lorry or a train crosses water without being shipped. */
export const CROSSINGS: readonly (readonly [Position, Position])[] = [
  [
    [1, 51.15],
    [1.95, 50.85],
  ], // Channel Tunnel
  [
    [12.3, 55.65],
    [13.2, 55.55],
  ], // Øresund
  [
    [10.6, 55.3],
    [11.4, 55.35],
  ], // Great Belt
  [
    [9.4, 55.5],
    [10.1, 55.45],
  ], // Little Belt
  [
    [11.9, 55.2],
    [11.7, 54.75],
  ], // Falster
  [
    [28.7, 41.15],
    [29.4, 41],
  ], // Bosporus
  [
    [26.6, 40.45],
    [26.9, 40.2],
  ], // Dardanelles
  [
    [15.4, 38.05],
    [15.95, 38.15],
  ], // Messina: lorry shuttles and train ferries, three kilometres
  [
    [103.7, 1.6],
    [103.8, 1.35],
  ], // Johor
  [
    [130.7, 33.7],
    [131.2, 34.2],
  ], // Kanmon
  [
    [133.9, 34.7],
    [133.9, 34.1],
  ], // Great Seto Bridge
  [
    [49.9, 26.2],
    [50.55, 26.1],
  ], // King Fahd Causeway
  [
    [-64.2, 46],
    [-63.4, 46.35],
  ], // Confederation Bridge
  [
    [-61.8, 45.5],
    [-60.9, 45.8],
  ], // Canso
  [
    [-74.3, 40.9],
    [-73.3, 40.85],
  ], // New York
  [
    [23.3, 38.4],
    [23.9, 38.6],
  ], // Euboea
];

/** Where the land goes on and no freight does. */
export const BARRIERS: readonly (readonly Position[])[] = [
  [
    [-77.3, 8.9],
    [-77.4, 8.2],
    [-78.1, 6.9],
  ], // Darién Gap
  [
    [125.9, 37.7],
    [126.6, 37.85],
    [127.2, 38.25],
    [128.8, 38.75],
  ], // Korean demilitarised zone
];
