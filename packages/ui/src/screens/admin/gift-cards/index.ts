export { GiftCards } from './gift-cards.tsx'
export type { GiftCardQuery, GiftCardSectionProps } from './types.ts'
