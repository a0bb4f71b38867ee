import type { LineBatch } from '@motif/contract'

type Wish = Omit<LineBatch, 'key'>

/**
 * The keys under which lines are asked for. What was asked for keeps its key until it is known to be done, wherever on the
 * page the same is asked for again; the next time means once more.
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
