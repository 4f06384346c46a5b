/** The reserved organisation of the test numbers. It has no members, so nobody is notified of them. */
export const TEST_ORGANISATION_ID = '00000000-0000-7000-8000-746573740000';
