import type { Readable } from 'node:stream';
import { blob } from 'node:stream/consumers';

/** A file that is generated while it is sent. Read `content`: the file itself is empty. */
export class StreamedFile extends File {
  readonly content: Readable;

  constructor(content: Readable, name: string, options: FilePropertyBag) {
    super([], name, options);
    this.content = content;
  }

  /** The same in memory, for a protocol that can't stream. */
  async whole(): Promise<File> {
    return new File([await blob(this.content)], this.name, { type: this.type });
  }
}
