/** The facts in the header of a file: two columns, five on a wide screen. */
export const FACTS =
  'grid grid-cols-2 py-1 text-ui max-lg:*:nth-[3]:col-span-2 lg:grid-cols-[1.2fr_1.2fr_1.2fr_1.3fr_0.9fr] lg:divide-x lg:divide-line lg:py-0';

/** The sections and, on a wide screen, the rail beside them. */
export const FILE_COLUMNS =
  'mt-6 items-start gap-6 max-xl:flex max-xl:flex-col xl:grid xl:grid-cols-[minmax(0,1fr)_19.5rem]';

/** Exceptions, tasks and delivery. */
export const FILE_RAIL =
  'flex w-full flex-col gap-4 xl:sticky xl:top-14 xl:order-2 xl:max-h-[calc(100dvh-4rem)] xl:overflow-y-auto';
