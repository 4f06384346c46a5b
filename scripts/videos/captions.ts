interface Cue {
  text: string;
  /** Seconds since 1970. */
  at: number;
}

/** WebVTT of captions that are shown until the next one, relative to the start of the recording. */
export function captionsOf(cues: readonly Cue[], { start, end }: { start: number; end: number }): string {
  const blocks = cues.map(({ text, at }, index) =>
    [`${timeOf(Math.max(0, at - start))} --> ${timeOf((cues[index + 1]?.at ?? end) - start)}`, text].join(
      '\n',
    ),
  );
  return `${['WEBVTT', ...blocks].join('\n\n')}\n`;
}

/** '00:01:02.500' */
function timeOf(seconds: number): string {
  return new Date(Math.round(seconds * 1_000)).toISOString().slice(11, 23);
}
