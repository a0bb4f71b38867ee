import { createHash } from 'node:crypto'
import type { OtpPurpose } from '@motif/contract'
import { keyedHash } from '../../platform/keyed-hash.ts'
import type { Platform } from '../../platform/platform.ts'

/** For random tokens: they cannot be guessed from their hash, so no key is needed. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Addresses that differ in capitals only are one. */
export const foldEmail = (email: string): string => email.normalize('NFC').toLowerCase()

/** What limits are counted under: the same for known and unknown e-mail addresses. `where` narrows it to one place. */
export const addressHash = (
  platform: Pick<Platform, 'secret'>,
  use: `code ${OtpPurpose}` | 'login' | 'place' | 'two-factor' | 'two-factor place',
  email: string,
  ...where: string[]
): string => keyedHash(platform, 'address limits', use, foldEmail(email), ...where)
