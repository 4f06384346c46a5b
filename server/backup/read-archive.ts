import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import type * as z from 'zod';
import { StartupError } from '../startup-error.ts';
import {
  AnyArchiveHeader,
  ArchiveHeader,
  ArchiveTrailer,
  END_OF_ROWS,
  FORMAT,
  Part,
  Sum,
} from './archive-format.ts';
import { Checksum } from './checksum.ts';

export interface Archive {
  head: ArchiveHeader;
  tail: ArchiveTrailer;
  parts: { part: Part; sum: Sum }[];
}

/** Processes a part’s rows. Rows it does not read are still verified. */
type TakePart = (part: Part, rows: AsyncIterable<Buffer>, head: ArchiveHeader) => Promise<void>;

const TERMINATOR = Buffer.from(`\n${END_OF_ROWS}`);
const MAX_LINE_LENGTH = 1_000_000;

/**
 * Streams a backup and passes each part’s rows to `take`. Throws a `StartupError` when it is damaged,
 * truncated, of another format, or no backup. Parts passed before may be damaged too, so callers that act on
 * parts first read the whole.
 */
export async function readArchive(file: string, take: TakePart = async () => {}): Promise<Archive> {
  const source = createReadStream(file);
  const plain = createZstdDecompress();
  const reading = new AbortController();
  // Destroying both streams instead may leave the pipeline unsettled forever.
  const flow = pipeline(source, plain, { signal: reading.signal }).catch(() => {});
  const text = new Text(plain);
  try {
    const head = await readHead(text, file);
    const parts: Archive['parts'] = [];
    for (;;) {
      const before = text.hashSoFar();
      const line = await text.line();
      const tail = ArchiveTrailer.safeParse(line);
      if (tail.success) {
        if (tail.data.whole_sha256 !== before || !(await text.isOver())) throw damaged(file);
        return { head, parts, tail: tail.data };
      }
      const part = valid(Part, line, file);
      const checksum = new Checksum();
      const rows = checked(text.rows(), checksum);
      await take(part, rows, head);
      for await (const _ of rows);
      const sum = valid(Sum, await text.line(), file);
      const found = checksum.sum();
      if (found.sha256 !== sum.sha256 || found.rows !== sum.rows) throw damaged(file);
      parts.push({ part, sum });
    }
  } catch (error) {
    throw asArchiveError(error, file);
  } finally {
    reading.abort();
    await flow;
  }
}

async function readHead(text: Text, file: string): Promise<ArchiveHeader> {
  const line = await text.line().catch((error: unknown) => {
    if (isCutOff(error) || isOperators(error)) throw error;
    throw new StartupError(`${file} is not a backup of Groundswell`);
  });
  const any = AnyArchiveHeader.safeParse(line);
  if (!any.success) throw new StartupError(`${file} is not a backup of Groundswell`);
  const { groundswell_backup: format, program } = any.data;
  if (format !== FORMAT)
    throw new StartupError(
      `${file} was made by ${format > FORMAT ? 'a newer' : 'an older'} Groundswell (${program}) in a format that this one does not read; restore it with that version`,
    );
  return valid(ArchiveHeader, line, file);
}

async function* checked(rows: AsyncIterable<Buffer>, checksum: Checksum): AsyncGenerator<Buffer> {
  for await (const bytes of rows) {
    checksum.add(bytes);
    yield bytes;
  }
}

function valid<Schema extends z.ZodType>(schema: Schema, line: unknown, file: string): z.output<Schema> {
  const parsed = schema.safeParse(line);
  if (!parsed.success) throw damaged(file);
  return parsed.data;
}

/** The lines and blocks of the decompressed stream. */
class Text {
  readonly #source: AsyncIterator<Buffer>;
  readonly #hash = createHash('sha256');
  #ahead: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** The hash of everything consumed so far. */
  hashSoFar(): string {
    return this.#hash.copy().digest('hex');
  }

  async isOver(): Promise<boolean> {
    return this.#ahead.length === 0 && !(await this.#more());
  }

  /** The next line, as JSON. */
  async line(): Promise<unknown> {
    let end = this.#ahead.indexOf('\n');
    while (end === -1) {
      if (this.#ahead.length > MAX_LINE_LENGTH) throw new SyntaxError('no line ends');
      await this.#need();
      end = this.#ahead.indexOf('\n');
    }
    return JSON.parse(this.#take(end + 1).toString());
  }

  /** The rows up to the terminator, in the blocks they arrive in. */
  async *rows(): AsyncGenerator<Buffer> {
    while (this.#ahead.length < END_OF_ROWS.length) await this.#need();
    if (this.#ahead.subarray(0, END_OF_ROWS.length).equals(TERMINATOR.subarray(1))) {
      this.#take(END_OF_ROWS.length);
      return;
    }
    for (;;) {
      const end = this.#ahead.indexOf(TERMINATOR);
      if (end !== -1) {
        yield this.#take(end + 1);
        this.#take(END_OF_ROWS.length);
        return;
      }
      // The last bytes may be the start of the terminator.
      const certain = this.#ahead.length - TERMINATOR.length;
      if (certain > 0) yield this.#take(certain);
      await this.#need();
    }
  }

  #take(bytes: number): Buffer {
    const taken = this.#ahead.subarray(0, bytes);
    this.#ahead = this.#ahead.subarray(bytes);
    this.#hash.update(taken);
    return taken;
  }

  async #need(): Promise<void> {
    if (!(await this.#more())) throw new CutOff();
  }

  async #more(): Promise<boolean> {
    const { done, value } = await this.#source.next();
    if (done) return false;
    this.#ahead = this.#ahead.length > 0 ? Buffer.concat([this.#ahead, value]) : value;
    return true;
  }
}

class CutOff extends Error {}

function isCutOff(error: unknown): boolean {
  return error instanceof CutOff || (error as NodeJS.ErrnoException).code === 'Z_BUF_ERROR';
}

/** An error of the file itself rather than its content. */
function isOperators(error: unknown): boolean {
  return error instanceof StartupError || (error as NodeJS.ErrnoException).syscall !== undefined;
}

function asArchiveError(error: unknown, file: string): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (isCutOff(error)) return new StartupError(`${file} is incomplete; nothing was changed`);
  if (syscall)
    return new StartupError(`${file} cannot be read: ${code === 'ENOENT' ? 'there is no such file' : code}`);
  if (code?.startsWith('ZSTD_') || error instanceof SyntaxError) return damaged(file);
  return error;
}

function damaged(file: string): StartupError {
  return new StartupError(`${file} is damaged: its checksums don’t match; nothing was changed`);
}
