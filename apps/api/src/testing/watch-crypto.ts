import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

type Watched = 'argon2' | 'timingSafeEqual'

/** Calls before each call of one of Node's functions, in every module, and says how to stop. */
export function watchCrypto<Name extends Watched>(
  name: Name,
  before: (...input: Parameters<(typeof crypto)[Name]>) => void
): () => void {
  const original = crypto[name] as (...input: unknown[]) => unknown
  const put = (call: typeof original) => {
    Object.assign(crypto, { [name]: call })
    syncBuiltinESMExports()
  }
  put((...input) => {
    before(...(input as Parameters<(typeof crypto)[Name]>))
    return original(...input)
  })
  return () => put(original)
}
