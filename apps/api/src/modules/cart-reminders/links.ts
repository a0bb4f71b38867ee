import { createHash } from 'node:crypto'
import { keyedHash } from '../../platform/keyed-hash.ts'
import type { Platform } from '../../platform/platform.ts'
import { unsubscribeLinks } from '../../platform/unsubscribe-links.ts'

/** Days a mail's link is valid, and consent is kept. */
export const validDays = 7

export const daysFrom = (now: Date): Date => new Date(now.getTime() + validDays * 86_400_000)

/** Hash of a random key. It cannot be guessed, so no key is needed. */
export const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url')

export const emailHashOf = (platform: Pick<Platform, 'secret'>, email: string): string =>
  keyedHash(platform, 'addresses reminded of carts', email)

export const reminderLinks = unsubscribeLinks('cart-reminder links')

/** The link to the cart. A customer's cart needs a login; a guest's opens for whoever has the key, as with its id. */
export const cartUrl = ({ config }: Pick<Platform, 'config'>, key: string | undefined): string =>
  `${config.publicUrl}/cart${key === undefined ? '' : `?${new URLSearchParams({ reminder: key })}`}`

/** Links to unsubscribe: a page with a button, and the one-click address for mail programs (RFC 8058). */
export function stopUrls(
  platform: Pick<Platform, 'config' | 'secret' | 'clock'>,
  email: string
): { stopUrl: string; oneClickUrl: string } {
  const token = reminderLinks.tokenOf(platform, email)
  const { publicUrl } = platform.config
  return {
    stopUrl: `${publicUrl}/privacy?${new URLSearchParams({ reminders: token })}`,
    oneClickUrl: `${publicUrl}/api/v1/cart-reminders/unsubscribe?${new URLSearchParams({ token })}`
  }
}
