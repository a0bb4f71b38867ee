import { Secret, TOTP } from 'otpauth'

/** RFC 6238 as all authenticator apps support it: SHA-1, six digits, 30 s. A code is also valid one step before and after its time. */
const rules = { algorithm: 'SHA1', digits: 6, period: 30 } as const
const window = 1

/** Bytes of a secret. Source: RFC 4226, section 4, recommends 160 bits. */
const secretBytes = 20

/** A new secret in Base32. */
export const newSecret = (): string => new Secret({ size: secretBytes }).base32

/** The URI for the QR code: account and shop. */
export const otpauthUri = (secret: string, { shop, email }: { shop: string; email: string }): string =>
  new TOTP({ ...rules, secret, issuer: shop, label: email }).toString()

/** The time step of a code; undefined if it matches none near this moment. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const totp = new TOTP({ ...rules, secret })
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window })
  return delta === null ? undefined : totp.counter({ timestamp: now.getTime() }) + delta
}
