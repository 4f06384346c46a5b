export const DCSA_VERSION = '2.2.0';
