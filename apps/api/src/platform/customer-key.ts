import { createHmac } from 'node:crypto'
import { decrypt, encrypt } from './encryption.ts'
import { keyedHash } from './keyed-hash.ts'
import type { Platform } from './platform.ts'

type Keeper = Pick<Platform, 'secret'>

/**
 * The id of a customer in URLs: the normalised address, encrypted. Its nonce is derived, so an address always has the same key and pages can be
 * bookmarked. Decryption recovers the address, where a hash would need an index on every order.
 */
export function customerKey({ secret }: Keeper, email: string): string {
  const nonce = createHmac('sha256', secret('customer key nonces')).update(email).digest().subarray(0, 12)
  return encrypt(secret('customer keys'), email, nonce)
}

/** The same for an address as it was typed; null if it was erased. */
export const customerKeyOf = (keeper: Keeper, email: string): string | null =>
  email === '' ? null : customerKey(keeper, email.trim().toLowerCase())

/** The address of a key; undefined if the key is forged. */
export function emailOf({ secret }: Keeper, key: string): string | undefined {
  try {
    return decrypt(secret('customer keys'), key)
  } catch {
    return undefined
  }
}

/** Pseudonym of a customer in the audit log, which outlives an erasure. */
export const customerLogId = (platform: Keeper, email: string): string =>
  keyedHash(platform, 'customers in the log', email).slice(0, 22)
