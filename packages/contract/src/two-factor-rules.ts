import { giftCardLetters, plainGiftCardCode } from './gift-card-rules.ts'

/** Two-factor sign-in of staff: a code of an authenticator app (TOTP, RFC 6238) after the password. */
export const twoFactorLimits = {
  /** Recovery codes made at once, and letters of each: 49 bits of chance. */
  recoveryCodes: 10,
  recoveryCodeLength: 10,
  /** Most characters of a code as it is typed, spaces and hyphens among them. */
  typedMax: 40
} as const

/** How long a right code counts: for the sign-in it was entered in, or on the device where it is to be remembered. */
export const twoFactorHours = { signIn: 12, device: 30 * 24 } as const

/** Letters that are not misread for one another. */
export const recoveryCodeLetters = giftCardLetters

/** A code however it was typed: capitals, without spaces and hyphens. */
export const plainTwoFactorCode = plainGiftCardCode

/** A recovery code as people read it. */
export const shownRecoveryCode = (code: string): string => code.match(/.{1,5}/g)?.join('-') ?? ''
