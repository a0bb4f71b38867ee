/** Money that is paid with a code: what cards hold, and what they pay of orders. */
export { findGiftCard, giftCardsOfCart, paidByGiftCards, quoteGiftCards } from './cart-gift-cards.ts'
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
