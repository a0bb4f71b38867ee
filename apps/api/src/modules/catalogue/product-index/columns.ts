/**
 * What lists are made from: a column for each thing they filter, count or sort by, indexed by the product's number. Typed arrays, because a
 * pass over all of them takes milliseconds where rows of a database take seconds.
 */
export interface Columns {
  /** One more than the highest number. */
  size: number
  category: Int32Array
  low: Int32Array
  /** Average of the reviews, in tenths. */
  rating: Int32Array
  ratings: Int32Array
  /** Pieces sold lately. */
  sold: Int32Array
  featured: Int32Array
  /** Day it came into the shop, counted from 1970. */
  since: Int32Array
  isBlank: Uint8Array
  /** Where its variants begin in `variants`. */
  first: Int32Array
  /** How many variants it has on sale. None: it is not in the shop. */
  count: Int32Array
  /** Number of a variant's combination of options, doubled, and 1 more while it can be bought. */
  variants: Int32Array
  /** How much of `variants` is taken. */
  used: number
}

const perProduct = [
  'category',
  'low',
  'rating',
  'ratings',
  'sold',
  'featured',
  'since',
  'first',
  'count'
] as const satisfies readonly (keyof Columns)[]

const grown = <Kind extends Int32Array | Uint8Array>(array: Kind, least: number): Kind => {
  const longer = new (array.constructor as new (length: number) => Kind)(Math.max(least, Math.ceil(array.length * 1.5)))
  longer.set(array)
  return longer
}

export function emptyColumns(): Columns {
  const none = () => new Int32Array(64)
  return {
    size: 0,
    category: none(),
    low: none(),
    rating: none(),
    ratings: none(),
    sold: none(),
    featured: none(),
    since: none(),
    isBlank: new Uint8Array(64),
    first: none(),
    count: none(),
    variants: new Int32Array(256),
    used: 0
  }
}

function makeRoom(columns: Columns, number: number): void {
  if (number >= columns.low.length) {
    for (const name of perProduct) columns[name] = grown(columns[name], number + 1)
    columns.isBlank = grown(columns.isBlank, number + 1)
  }
  columns.size = Math.max(columns.size, number + 1)
}

/** What a product's variants are kept in: their old place where it is long enough, else a new one at the end. */
function roomForVariants(columns: Columns, number: number, count: number): number {
  if (count <= (columns.count[number] ?? 0)) return columns.first[number] ?? 0
  const first = columns.used
  columns.used += count
  if (columns.used > columns.variants.length) columns.variants = grown(columns.variants, columns.used)
  return first
}

/** Takes a product out, if it is there. */
export function removeProduct(columns: Columns, number: number): void {
  if (number < columns.size) columns.count[number] = 0
}

/** Takes in search rows in the form `packedRows` writes them. */
export function putProducts(columns: Columns, packed: Buffer): void {
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength)
  let at = 0
  const next = () => {
    at += 4
    return view.getInt32(at - 4)
  }
  while (at < packed.byteLength) {
    const number = next()
    makeRoom(columns, number)
    columns.category[number] = next()
    columns.low[number] = next()
    columns.rating[number] = next()
    columns.ratings[number] = next()
    columns.sold[number] = next()
    columns.featured[number] = next()
    columns.since[number] = next()
    columns.isBlank[number] = next()
    const count = next() / 4
    const first = roomForVariants(columns, number, count)
    columns.first[number] = first
    columns.count[number] = count
    for (let index = 0; index < count; index++) columns.variants[first + index] = next()
  }
}
