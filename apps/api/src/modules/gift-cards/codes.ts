import { giftCardLetters, giftCardLimits, plainGiftCardCode } from '@motif/contract/gift-card-rules'
import { createHmac } from 'node:crypto'
import { keyedHash } from '../../platform/keyed-hash.ts'
import type { Platform } from '../../platform/platform.ts'

type Keyed = Pick<Platform, 'secret'>

const shape = new RegExp(`^[${giftCardLetters}]{${giftCardLimits.codeLength}}$`)

export const lastFourOf = (code: string): string => code.slice(-4)

/** The code of a card in a batch. Derived from the batch and a server key, so that a retry returns the same codes, and they are stored nowhere. */
export function codeOfBatch({ secret }: Keyed, batch: string, position: number): string {
  const key = secret('gift card batches')
  let code = ''
  for (let round = 0; code.length < giftCardLimits.codeLength; round += 1) {
    const bytes = createHmac('sha256', key).update(`${batch}\0${position}\0${round}`).digest()
    // Rejection sampling: every letter is equally likely.
    for (const byte of bytes)
      if (byte < 256 - (256 % giftCardLetters.length)) code += giftCardLetters[byte % giftCardLetters.length] ?? ''
  }
  return code.slice(0, giftCardLimits.codeLength)
}

/** The hash of a code for look-up. Malformed codes get a dummy hash, so that the look-up takes as long. */
export function codeHashOf(platform: Keyed, typed: string): string {
  const code = plainGiftCardCode(typed)
  return keyedHash(platform, 'gift cards', shape.test(code) ? code : '')
}
