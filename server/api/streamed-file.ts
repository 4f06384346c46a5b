import type { Readable } from 'node:stream';

/** A file whose bytes are made while it is sent. Its own content is empty. */
export class StreamedFile extends File {
  readonly content: Readable;

  constructor(content: Readable, name: string, options: FilePropertyBag) {
    super([], name, options);
    this.content = content;
  }
}
