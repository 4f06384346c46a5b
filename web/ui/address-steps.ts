/**
 * What the address will say once every choice made on the page has been drawn. Choices may be faster than drawing:
 * the next one must start from the last one, not from what is on the screen.
 */
export class AddressSteps {
  #newest: string;
  /** Chosen here, and not drawn yet. */
  #coming: string[] = [];

  constructor(drawn: string) {
    this.#newest = drawn;
  }

  get newest(): URLSearchParams {
    return new URLSearchParams(this.#newest);
  }

  choose(wanted: URLSearchParams): void {
    const search = wanted.toString();
    if (search !== this.#newest) this.#coming.push(search);
    this.#newest = search;
  }

  /** What was not chosen here is a link, or Back: it counts more than what was chosen before. */
  draw(drawn: URLSearchParams): void {
    const search = drawn.toString();
    this.#coming = this.#coming.slice(this.#coming.indexOf(search) + 1 || this.#coming.length);
    if (this.#coming.length === 0) this.#newest = search;
  }
}
