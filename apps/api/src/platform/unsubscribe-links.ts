import { decrypt, encrypt } from './encryption.ts'
import type { Platform } from './platform.ts'

type LinkPlatform = Pick<Platform, 'secret' | 'clock'>

export interface UnsubscribeLinks {
  /** A token for an address that only this shop can read. */
  tokenOf: (platform: LinkPlatform, email: string) => string
  /** The address of a token; undefined if it is forged, expired or of another purpose. */
  emailOf: (platform: LinkPlatform, token: string) => string | undefined
}

/** Long enough that nobody reads the mail any more when it expires. */
const validDays = 400

/** Links to unsubscribe from one kind of mail without an account. A link of one purpose is invalid for another. */
export const unsubscribeLinks = (purpose: string): UnsubscribeLinks => ({
  tokenOf: ({ secret, clock }, email) => {
    const until = clock.now().getTime() + validDays * 86_400_000
    return encrypt(secret(purpose), JSON.stringify({ email, until }))
  },
  emailOf: ({ secret, clock }, token) => {
    try {
      const { email, until } = JSON.parse(decrypt(secret(purpose), token)) as { email: string; until: number }
      return until > clock.now().getTime() ? email : undefined
    } catch {
      return undefined
    }
  }
})
