/** Memoizes a function by object identity, in a WeakMap. The keys must be immutable, such as parts of a document. */
export function memoizeWeak<Key extends object, Found>(find: (key: Key) => Found): (key: Key) => Found {
  const known = new WeakMap<Key, { found: Found }>()
  return (key) => {
    const kept = known.get(key) ?? { found: find(key) }
    known.set(key, kept)
    return kept.found
  }
}
