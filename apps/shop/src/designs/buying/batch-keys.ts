import type { LineBatch } from '@motif/contract'

type Wish = Omit<LineBatch, 'key'>

/**
 * Idempotency keys of lines added to the cart. Equal requests share a key until they succeed, wherever they come from;
 * after that, a request means another item.
 */
export function createBatchKeys(newKey: () => string) {
  const open = new Map<string, string>()
  return {
    of: (wish: Wish): string => {
      const content = JSON.stringify(wish)
      const key = open.get(content) ?? newKey()
      open.set(content, key)
      return key
    },
    done: (wish: Wish): void => void open.delete(JSON.stringify(wish))
  }
}
