import { z } from 'zod'
import { id, money } from './primitives.ts'

/** A gift card a cart pays with. Its code is told to nobody. */
export const cartGiftCard = z.object({
  id,
  /** The last characters of its code, to tell it from others. */
  lastFour: z.string(),
  /** What it can pay now; nothing once it has ended, was stopped or is used up. */
  balance: money
})

export type CartGiftCard = z.infer<typeof cartGiftCard>

export const cartGiftCards = z.object({ giftCards: z.array(cartGiftCard) })

/** `amount` is what it pays of the total. */
export const quotedGiftCard = cartGiftCard.extend({ amount: money })
export type QuotedGiftCard = z.infer<typeof quotedGiftCard>
