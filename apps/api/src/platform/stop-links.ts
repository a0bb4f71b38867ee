import { decrypt, encrypt } from './encryption.ts'
import type { Platform } from './platform.ts'

type Keeper = Pick<Platform, 'secret' | 'clock'>

export interface StopLinks {
  /** Names an address to nobody but this shop. */
  tokenOf: (platform: Keeper, email: string) => string
  /** The address a link was made for; undefined where it was not made here for this, or too long ago. */
  emailOf: (platform: Keeper, token: string) => string | undefined
}

/** Long enough that nobody still reads the mail when it ends. */
const goodForDays = 400

/** Links by which whoever has a mail may stop mails of its kind, without an account. Those of one purpose do nothing for another. */
export const stopLinks = (purpose: string): StopLinks => ({
  tokenOf: ({ secret, clock }, email) => {
    const until = clock.now().getTime() + goodForDays * 86_400_000
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
