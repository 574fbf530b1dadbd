import type { Words } from './content/languages';

// The types of what is in `content/`.

/** A key of the dictionaries. */
export type Key = keyof Words;

/** The words of a language. */
export type Dictionary = Record<Key, string>;

export type ErrorScreenWords = Record<'title' | 'text' | 'reload' | 'home', string>;

export interface OutcomeWords {
  title: string;
  text: string;
}

/** The words of a form that sends. The thanks are in the dictionaries. */
export interface MessageWords {
  /** Begins after the name of the company. */
  privacy: string;
  /** `code` is the status code of the response, or empty if it is below 400. */
  refused: (code: string) => OutcomeWords;
  queued: OutcomeWords;
  unknown: OutcomeWords;
}

/** The parts of a flag of 24 × 16: paths that are filled with a colour, or drawn with a line of a width. */
export type Flag = readonly { d: string; fill?: string; stroke?: string; strokeWidth?: number }[];
