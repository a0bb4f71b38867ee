type Texts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * The browser's storage, and this page's memory where the browser gives none: in a private window, when it is full, or
 * when the person forbade it. The shop then works until the page is closed.
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
      // What is stored is read from there, so that other tabs count too.
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

/** Kept on this device. */
export const deviceStorage = forgiving(() => localStorage)
