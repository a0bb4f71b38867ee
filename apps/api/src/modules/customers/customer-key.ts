import { createHmac } from 'node:crypto'
import { decrypt, encrypt } from '../../platform/encryption.ts'
import { keyedHash } from '../../platform/keyed-hash.ts'
import type { Platform } from '../../platform/platform.ts'

type Keeper = Pick<Platform, 'secret'>

/**
 * Names a customer in addresses: the folded e-mail address, encrypted. The same address has the same key, so that pages can be kept and
 * gone back to: its nonce follows from it. The server reads the address from it again, which a hash would need an index on every order for.
 */
export function customerKey({ secret }: Keeper, email: string): string {
  const nonce = createHmac('sha256', secret('customer key nonces')).update(email).digest().subarray(0, 12)
  return encrypt(secret('customer keys'), email, nonce)
}

/** The address a key was made of; undefined where it was not made here. */
export function emailOf({ secret }: Keeper, key: string): string | undefined {
  try {
    return decrypt(secret('customer keys'), key)
  } catch {
    return undefined
  }
}

/** Names a customer in the log, which stays when they are erased: nobody reads an address from it. */
export const customerLogId = (platform: Keeper, email: string): string =>
  keyedHash(platform, 'customers in the log', email).slice(0, 22)
