/** Sent with public forms to tell people from bots. */
export interface BotDetectionFields {
  /** The value of `HoneypotField`, which only bots fill in. */
  homepage: string;
  seconds_open: number;
}

export function botDetectionFields(form: HTMLFormElement | null, opened_at: number): BotDetectionFields {
  return { homepage: honeypotOf(form), seconds_open: (Date.now() - opened_at) / 1000 };
}

export function honeypotOf(form: HTMLFormElement | null): string {
  return String((form && new FormData(form).get('homepage')) ?? '');
}
