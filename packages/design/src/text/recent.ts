/** Values by their keys, as many as fit; the one not asked for longest goes first. */
export interface Recent<Value> {
  get: (key: string, make: () => Value) => Value
}

export function createRecent<Value>(limit: number): Recent<Value> {
  const values = new Map<string, Value>()
  return {
    get(key, make) {
      const value = values.get(key) ?? make()
      values.delete(key)
      values.set(key, value)
      const [oldest] = values.keys()
      if (values.size > limit && oldest !== undefined) values.delete(oldest)
      return value
    }
  }
}
