import { isSameSecret, keyedHash } from '../../platform/keyed-hash.ts'
import type { Platform } from '../../platform/platform.ts'

/** Bytes of a link's id, and its length in characters. */
export const linkIdBytes = 9
const idLetters = 12

/** The id with the shop's signature: the database alone does not reveal it. */
const keyOf = (platform: Pick<Platform, 'secret'>, id: string): string =>
  id + keyedHash(platform, 'payment links of draft orders', id)

/** The id of a key with a valid signature. */
export function linkIdIn(platform: Pick<Platform, 'secret'>, key: string): string | undefined {
  const id = key.slice(0, idLetters)
  return isSameSecret(keyOf(platform, id), key) ? id : undefined
}

/** The payment page of a draft. The log redacts the parameter `pay`. */
export const paymentUrl = (platform: Pick<Platform, 'secret' | 'config'>, linkId: string): string =>
  `${platform.config.publicUrl}/checkout?${new URLSearchParams({ pay: keyOf(platform, linkId) })}`
