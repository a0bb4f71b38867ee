import { createHash } from 'node:crypto'
import { keyedHash } from '../../platform/keyed-hash.ts'
import type { Platform } from '../../platform/platform.ts'
import { unsubscribeLinks } from '../../platform/unsubscribe-links.ts'

/** Days for which a mail's link is good, and for which consent waits. */
export const validDays = 7

export const daysFrom = (now: Date): Date => new Date(now.getTime() + validDays * 86_400_000)

/** A random key cannot be guessed from its hash, so no key is needed. */
export const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url')

export const emailHashOf = (platform: Pick<Platform, 'secret'>, email: string): string =>
  keyedHash(platform, 'addresses reminded of carts', email)

export const reminderLinks = unsubscribeLinks('cart-reminder links')

/** Leads back to the cart. An account's own opens by logging in; a visitor's for whoever has the key, as with its address. */
export const cartUrl = ({ config }: Pick<Platform, 'config'>, key: string | undefined): string =>
  `${config.publicUrl}/cart${key === undefined ? '' : `?${new URLSearchParams({ reminder: key })}`}`

/** What ends such mails to an address: a page with a button, and what mail programs call themselves (RFC 8058). */
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
