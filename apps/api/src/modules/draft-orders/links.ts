import { isSameSecret, keyedHash } from '../../platform/keyed-hash.ts'
import type { Platform } from '../../platform/platform.ts'

/** Bytes of a link's identifier, and the letters they are written in. */
export const linkIdBytes = 9
const idLetters = 12

/** The identifier with the shop's signature: whoever reads the database alone cannot make it. */
const keyOf = (platform: Pick<Platform, 'secret'>, id: string): string =>
  id + keyedHash(platform, 'payment links of draft orders', id)

/** The identifier a key holds, if the shop signed it. */
export function linkIdIn(platform: Pick<Platform, 'secret'>, key: string): string | undefined {
  const id = key.slice(0, idLetters)
  return isSameSecret(keyOf(platform, id), key) ? id : undefined
}

/** The page where a draft is paid. The log leaves out what stands in `pay`. */
export const paymentUrl = (platform: Pick<Platform, 'secret' | 'config'>, linkId: string): string =>
  `${platform.config.publicUrl}/checkout?${new URLSearchParams({ pay: keyOf(platform, linkId) })}`
