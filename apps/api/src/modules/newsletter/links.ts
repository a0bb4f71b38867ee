import { createHash } from 'node:crypto'
import type { Platform } from '../../platform/platform.ts'
import { unsubscribeLinks } from '../../platform/unsubscribe-links.ts'

/** Hash of a random token. It cannot be guessed, so no key is needed. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

export const newsletterLinks = unsubscribeLinks('newsletter links')

type Addressed = Pick<Platform, 'config' | 'secret' | 'clock'>

/** The page with the confirmation button. Opening it changes nothing, because mail scanners open every link. */
export const confirmUrl = ({ config }: Pick<Platform, 'config'>, token: string): string =>
  `${config.publicUrl}/privacy?${new URLSearchParams({ newsletter: token })}`

/** Links to unsubscribe: a page with a button, and the one-click address for mail programs (RFC 8058). */
export function unsubscribeUrls(platform: Addressed, email: string): { stopUrl: string; oneClickUrl: string } {
  const token = newsletterLinks.tokenOf(platform, email)
  const { publicUrl } = platform.config
  return {
    stopUrl: `${publicUrl}/privacy?${new URLSearchParams({ unsubscribe: token })}`,
    oneClickUrl: `${publicUrl}/api/v1/newsletter/unsubscribe?${new URLSearchParams({ token })}`
  }
}
