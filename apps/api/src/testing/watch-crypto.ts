import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

type Watched = 'argon2' | 'timingSafeEqual'

/** Calls a hook before each call of a Node function, in every module. Returns a function that stops it. */
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
