type Texts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Browser storage with an in-memory fallback if it is unavailable: in private windows, when full, or blocked. The shop
 * then works until the page is closed.
 */
export function forgiving(open: () => Texts): Texts {
  const memory = new Map<string, string>()
  const ask = <Answer>(act: (storage: Texts) => Answer): Answer | undefined => {
    try {
      return act(open())
    } catch {
      return undefined
    }
  }
  return {
    getItem: (key) => memory.get(key) ?? ask((storage) => storage.getItem(key)) ?? null,
    setItem: (key, text) => {
      memory.set(key, text)
      // Reads go to the storage, so that other tabs' writes are seen.
      ask((storage) => {
        storage.setItem(key, text)
        memory.delete(key)
      })
    },
    removeItem: (key) => {
      memory.delete(key)
      ask((storage) => storage.removeItem(key))
    }
  }
}

/** Local storage. */
export const deviceStorage = forgiving(() => localStorage)
