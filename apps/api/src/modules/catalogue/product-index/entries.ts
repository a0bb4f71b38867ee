/** Products that have a variant: the number of each, doubled, and 1 more while the variant can be bought; ascending. */
export interface Entries {
  list: Int32Array
  /** How much of the list is taken. */
  length: number
}

export const noEntries = (): Entries => ({ list: new Int32Array(0), length: 0 })

/** Where a product's entry stands, or the first one after it. */
function placeOf({ list, length }: Entries, number: number): number {
  let [from, to] = [0, length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if (list[middle]! >> 1 < number) from = middle + 1
    else to = middle
  }
  return from
}

/** Puts entries in, which are ascending, of products that have none. */
export function addEntries(entries: Entries, added: readonly number[]): void {
  const length = entries.length + added.length
  if (length > entries.list.length) {
    const longer = new Int32Array(Math.max(length, Math.ceil(entries.list.length * 1.25)))
    longer.set(entries.list)
    entries.list = longer
  }
  const { list } = entries
  let [old, fresh] = [entries.length - 1, added.length - 1]
  for (let place = length - 1; fresh >= 0; place--)
    list[place] = old >= 0 && list[old]! > added[fresh]! ? list[old--]! : added[fresh--]!
  entries.length = length
}

/** Takes products out, whose numbers are ascending. */
export function removeEntries(entries: Entries, numbers: readonly number[]): void {
  const { list, length } = entries
  let kept = length
  let from = length
  for (const number of numbers) {
    const place = placeOf(entries, number)
    if (place === length || list[place]! >> 1 !== number) continue
    // What lies between two that are taken out moves up.
    if (kept === length) kept = place
    else {
      list.copyWithin(kept, from, place)
      kept += place - from
    }
    from = place + 1
  }
  if (kept === length) return
  list.copyWithin(kept, from, length)
  entries.length = kept + length - from
}
