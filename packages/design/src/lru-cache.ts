/** A cache of limited weight that evicts the least recently used entries. */
export interface LruCache<Key, Value> {
  get: (key: Key, make: () => Value) => Value
}

/**
 * Creates an approximate LRU cache of a total weight of `most`; `weigh` defaults to 1 per value. It keeps two
 * generations: reads move entries to the newer one, and the older one is dropped when the newer is full.
 */
export function createLruCache<Key, Value>(
  most: number,
  weigh: (value: Value) => number = () => 1
): LruCache<Key, Value> {
  let [newer, older, weight] = [new Map<Key, Value>(), new Map<Key, Value>(), 0]
  return {
    get(key, make) {
      const known = newer.get(key)
      if (known !== undefined) return known
      const value = older.get(key) ?? make()
      newer.set(key, value)
      weight += weigh(value)
      if (weight * 2 >= most) [newer, older, weight] = [new Map(), newer, 0]
      return value
    }
  }
}
