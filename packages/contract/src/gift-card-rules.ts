/** Letters of a code: without 0, 1, I, L, O and U, which are misread or form words. */
export const giftCardLetters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

export const giftCardLimits = {
  /** Letters of a code (78 bits); displayed in groups of four. */
  codeLength: 16,
  /** Cards per order. */
  perOrder: 5,
  /** Largest initial amount or adjustment, in minor units. */
  amount: 100_000_000,
  /** Cards created at once. */
  atOnce: 100,
  /** Letters of the mail's message, and of an adjustment's reason. */
  message: 500,
  reason: 200
} as const

/** `used-up`: its balance is 0. */
export const giftCardStates = ['active', 'used-up', 'ended', 'stopped'] as const
export type GiftCardState = (typeof giftCardStates)[number]

export const isGiftCardState = (text: string | null): text is GiftCardState =>
  giftCardStates.some((state) => state === text)

/** Normalises a typed code: capitals, without spaces and hyphens. */
export const plainGiftCardCode = (typed: string): string => typed.replaceAll(/[\s\-‐-―]/g, '').toUpperCase()

/** Formats a code in groups of four letters. */
export const shownGiftCardCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? ''

interface Payable<Amount> {
  total: Amount
  toPay?: Amount | undefined
}

/** The amount to pay beside gift cards. */
export const toPayOf = <Amount>({ total, toPay }: Payable<Amount>): Amount => toPay ?? total
