import { giftCardLetters, plainGiftCardCode } from './gift-card-rules.ts'

/** Two-factor sign-in of staff: a code of an authenticator app (TOTP, RFC 6238) after the password. */
export const twoFactorLimits = {
  /** Recovery codes per set, and letters of each (49 bits). */
  recoveryCodes: 10,
  recoveryCodeLength: 10,
  /** Largest number of typed characters, spaces and hyphens included. */
  typedMax: 40
} as const

/** Hours a passed second factor is valid: for the sign-in, or on a remembered device. */
export const twoFactorHours = { signIn: 12, device: 30 * 24 } as const

/** Letters that cannot be confused. */
export const recoveryCodeLetters = giftCardLetters

/** Normalises a typed code: capitals, without spaces and hyphens. */
export const plainTwoFactorCode = plainGiftCardCode

/** Formats a recovery code in groups. */
export const shownRecoveryCode = (code: string): string => code.match(/.{1,5}/g)?.join('-') ?? ''
