export { GiftCards } from './gift-cards.tsx'
export type { GiftCardQuery } from './types.ts'
