/** A binary min-heap of grid cells by key, in typed arrays so that clearing it for reuse is free. */
export class CellHeap {
  size = 0;
  #keys = new Float64Array(1 << 16);
  #cells = new Int32Array(1 << 16);

  clear(): void {
    this.size = 0;
  }

  push(key: number, cell: number): void {
    if (this.size === this.#keys.length) this.#grow();
    const keys = this.#keys;
    const cells = this.#cells;
    let at = this.size++;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if ((keys[parent] as number) <= key) break;
      keys[at] = keys[parent] as number;
      cells[at] = cells[parent] as number;
      at = parent;
    }
    keys[at] = key;
    cells[at] = cell;
  }

  /** Removes the cell with the lowest key; the heap must not be empty. */
  pop(): number {
    const keys = this.#keys;
    const cells = this.#cells;
    const lowest = cells[0] as number;
    const last = --this.size;
    const key = keys[last] as number;
    const cell = cells[last] as number;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= last) break;
      if (child + 1 < last && (keys[child + 1] as number) < (keys[child] as number)) child++;
      if (key <= (keys[child] as number)) break;
      keys[at] = keys[child] as number;
      cells[at] = cells[child] as number;
      at = child;
    }
    keys[at] = key;
    cells[at] = cell;
    return lowest;
  }

  #grow(): void {
    const keys = new Float64Array(this.#keys.length * 2);
    keys.set(this.#keys);
    const cells = new Int32Array(keys.length);
    cells.set(this.#cells);
    this.#keys = keys;
    this.#cells = cells;
  }
}
