import { createHash } from 'node:crypto'
import type { Platform } from '../../platform/platform.ts'
import { unsubscribeLinks } from '../../platform/unsubscribe-links.ts'

/** A random token cannot be guessed from its hash, so no key is needed. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

export const newsletterLinks = unsubscribeLinks('newsletter links')

type Addressed = Pick<Platform, 'config' | 'secret' | 'clock'>

/** Opens the page with the button that confirms. Opening it changes nothing: programs that look mails over open every link. */
export const confirmUrl = ({ config }: Pick<Platform, 'config'>, token: string): string =>
  `${config.publicUrl}/privacy?${new URLSearchParams({ newsletter: token })}`

/** What ends an address's newsletter: a page with a button, and what mail programs call themselves (RFC 8058). */
export function unsubscribeUrls(platform: Addressed, email: string): { stopUrl: string; oneClickUrl: string } {
  const token = newsletterLinks.tokenOf(platform, email)
  const { publicUrl } = platform.config
  return {
    stopUrl: `${publicUrl}/privacy?${new URLSearchParams({ unsubscribe: token })}`,
    oneClickUrl: `${publicUrl}/api/v1/newsletter/unsubscribe?${new URLSearchParams({ token })}`
  }
}
