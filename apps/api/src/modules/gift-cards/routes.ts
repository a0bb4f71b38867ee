import type { Module } from '../../platform/module.ts'
import { endGiftCards } from './ledger.ts'

/** Gift cards of the shop. Paying with them is the carts' and the checkout's business. */
export const giftCardsModule: Module = (_app, platform) => {
  platform.jobs.every('gift-cards.end', '15 * * * *', () => endGiftCards(platform))
}
