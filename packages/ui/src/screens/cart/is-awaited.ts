import type { CartEstimate } from './types.ts'

/** Whether the first estimate is loading: later ones replace the previous one in place. */
export const isAwaited = ({ isBusy = false, methods }: CartEstimate): boolean => isBusy && methods.length === 0
