/** Gift cards: balances, ledger and payments. */
export { findGiftCard, giftCardsOfCart, paidByGiftCards, quoteGiftCards } from './cart-gift-cards.ts'
export { hasGiftCards } from './issue.ts'
export { giftCardData } from './personal-data.ts'
export { giftCardsModule } from './routes.ts'
export {
  giftCardsOfOrders,
  holdGiftCards,
  holdGiftCardsAgain,
  lockGiftCards,
  refundGiftCards,
  releaseGiftCards,
  spendGiftCards
} from './uses.ts'
