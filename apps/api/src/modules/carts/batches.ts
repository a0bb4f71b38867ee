/** So many keys of lines and batches are remembered. A browser asks anew for the few whose answers it lost. */
const batchKeysMax = 50

interface CartBatches {
  /** Keys of what went in last, newest first, parted by spaces. */
  batches?: string | null
}

export const keysOf = ({ batches }: CartBatches): string[] => (batches ?? '').split(' ').filter((key) => key !== '')

/** Whether these lines went in before. */
export const hasBatch = (cart: CartBatches, key: string): boolean => keysOf(cart).includes(key)

/** What a cart remembers once more has gone in. */
export const withBatches = (cart: CartBatches, newer: readonly string[]): string =>
  [...newer, ...keysOf(cart)].slice(0, batchKeysMax).join(' ')
