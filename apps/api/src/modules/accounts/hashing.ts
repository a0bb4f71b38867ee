import { createHash } from 'node:crypto'
import type { OtpPurpose } from '@motif/contract'
import { keyedHash } from '../../platform/keyed-hash.ts'
import type { Platform } from '../../platform/platform.ts'

/** Hash of a random token. It cannot be guessed, so no key is needed. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Addresses are compared in lower case and NFC. */
export const foldEmail = (email: string): string => email.normalize('NFC').toLowerCase()

/** The key under which limits count an address, the same for known and unknown ones. `where` narrows it to one network. */
export const addressHash = (
  platform: Pick<Platform, 'secret'>,
  use: `code ${OtpPurpose}` | 'login' | 'place' | 'two-factor' | 'two-factor place',
  email: string,
  ...where: string[]
): string => keyedHash(platform, 'address limits', use, foldEmail(email), ...where)
