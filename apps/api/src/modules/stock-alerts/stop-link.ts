import { decrypt, encrypt } from '../../platform/encryption.ts'
import type { Platform } from '../../platform/platform.ts'

type Keeper = Pick<Platform, 'secret' | 'clock'>

const keyOf = ({ secret }: Keeper) => secret('stock-alert links')

/** Whoever has the mail may stop the mails, without an account; long enough that nobody still waits when it ends. */
const goodForDays = 400

/** Names an address to nobody but this shop. */
export function stopToken(platform: Keeper, email: string): string {
  const until = platform.clock.now().getTime() + goodForDays * 86_400_000
  return encrypt(keyOf(platform), JSON.stringify({ email, until }))
}

/** The address a link was made for; undefined where it was not made here, or too long ago. */
export function emailOfToken(platform: Keeper, token: string): string | undefined {
  try {
    const { email, until } = JSON.parse(decrypt(keyOf(platform), token)) as { email: string; until: number }
    return until > platform.clock.now().getTime() ? email : undefined
  } catch {
    return undefined
  }
}
