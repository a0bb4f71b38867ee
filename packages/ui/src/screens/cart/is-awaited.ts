import type { CartEstimate } from './types.ts'

/** Whether the first answer about delivery is on its way: later ones come in the place of the one before. */
export const isAwaited = ({ isBusy = false, methods }: CartEstimate): boolean => isBusy && methods.length === 0
