/**
 * Finds something out about an object once, however often it is asked. For what is never written into, such as parts of a
 * document: what was found is forgotten with the object.
 */
export function onceFor<Key extends object, Found>(find: (key: Key) => Found): (key: Key) => Found {
  const known = new WeakMap<Key, { found: Found }>()
  return (key) => {
    const kept = known.get(key) ?? { found: find(key) }
    known.set(key, kept)
    return kept.found
  }
}
