/** Number of batch keys to remember. A browser retries only the few calls whose responses it lost. */
const batchKeysMax = 50

interface CartBatches {
  /** Keys of the last batches, newest first, separated by spaces. */
  batches?: string | null
}

export const keysOf = ({ batches }: CartBatches): string[] => (batches ?? '').split(' ').filter((key) => key !== '')

/** Whether this batch was added before. */
export const hasBatch = (cart: CartBatches, key: string): boolean => keysOf(cart).includes(key)

/** The remembered keys after newer batches. */
export const withBatches = (cart: CartBatches, newer: readonly string[]): string =>
  [...newer, ...keysOf(cart)].slice(0, batchKeysMax).join(' ')
