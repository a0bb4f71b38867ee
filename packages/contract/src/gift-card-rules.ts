/** Letters of a code: without 0, 1, I, L, O and U, which are misread or spell something. */
export const giftCardLetters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

export const giftCardLimits = {
  /** Letters of a code, 78 bits of chance; shown in groups of four. */
  codeLength: 16,
  /** Cards one order is paid with. */
  perOrder: 5,
  /** Most a card is issued with, or adjusted by, in minor units. */
  amount: 100_000_000,
  /** Cards made at once. */
  atOnce: 100,
  /** Letters of what the mail says beside the code, and of the reason of an adjustment. */
  message: 500,
  reason: 200
} as const

/** `used-up`: it holds nothing. */
export const giftCardStates = ['active', 'used-up', 'ended', 'stopped'] as const
export type GiftCardState = (typeof giftCardStates)[number]

export const isGiftCardState = (text: string | null): text is GiftCardState =>
  giftCardStates.some((state) => state === text)

/** A code as it is kept and looked up, however it was typed: capitals, without spaces and hyphens. */
export const plainGiftCardCode = (typed: string): string => typed.replaceAll(/[\s\-‐-―]/g, '').toUpperCase()

/** A code as people read it: groups of four letters. */
export const shownGiftCardCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? ''

interface Payable<Amount> {
  total: Amount
  toPay?: Amount | undefined
}

/** What is to be paid beside gift cards. */
export const toPayOf = <Amount>({ total, toPay }: Payable<Amount>): Amount => toPay ?? total
