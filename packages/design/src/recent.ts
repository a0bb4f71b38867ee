/** Values by their keys, as many as fit; those not asked for longest go first. */
export interface Recent<Key, Value> {
  get: (key: Key, make: () => Value) => Value
}

/**
 * Keeps values that come to `most` together, by what `weigh` says of each: 1, where nothing is said. There are a newer and an older half. What is asked for moves into
 * the newer one, and when that is full, the older one is dropped: what is asked for again and again stays, and nothing is put in order.
 */
export function createRecent<Key, Value>(most: number, weigh: (value: Value) => number = () => 1): Recent<Key, Value> {
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
