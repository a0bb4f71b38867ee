import { createHash, createPrivateKey, createPublicKey } from 'node:crypto'
import type { Role } from '@motif/contract'
import { type JWTHeaderParameters, type JWTPayload, SignJWT, errors, jwtVerify } from 'jose'
import type { Person } from '../../platform/person.ts'
import type { Platform } from '../../platform/platform.ts'

/** Seconds an identity token is valid. */
export const idTokenSeconds = 15 * 60
const audience = 'motif'
/**
 * Seconds a token may seem to be from the future, because the clocks of two servers differ. Its expiry is exact: an early renewal costs nobody
 * anything.
 */
const clockSkew = 5

export interface IdTokens {
  sign(person: Person, sessionId: string): Promise<string>
  /** Person and session of a token; undefined if it is forged or expired. */
  read(token: string): Promise<{ userId: string; sessionId: string } | undefined>
  /** The public key as a JSON Web Key Set. */
  jwks: { keys: readonly object[] }
}

/** An Ed25519 private key in its standard encoding (RFC 8410), from a 32-byte seed. */
const privateKeyOf = (seed: Buffer) =>
  createPrivateKey({
    key: Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed]),
    format: 'der',
    type: 'pkcs8'
  })

/** Base64 has several encodings of the same bytes; only the canonical one is accepted. */
const isCanonical = (token: string) =>
  token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part)

/** Identity tokens: JWTs signed with EdDSA. The custom claims are for the browser. */
export function idTokens(platform: Platform): IdTokens {
  const privateKey = privateKeyOf(platform.secret('identity tokens'))
  const publicKey = createPublicKey(privateKey)
  const jwk = publicKey.export({ format: 'jwk' })
  const kid = createHash('sha256').update(String(jwk.x)).digest('base64url').slice(0, 16)
  const issuer = platform.config.publicUrl
  // There is one key. After a change of the server's key, old tokens name another one and the browser renews them.
  const keyFor = (header: JWTHeaderParameters) => {
    if (header.kid !== kid) throw new errors.JWKSNoMatchingKey()
    return publicKey
  }
  return {
    sign: async ({ id, name, email, role }, sessionId) => {
      const issuedAt = Math.floor(platform.clock.now().getTime() / 1000)
      const claims: JWTPayload & { role: Role } = { name, email, role, _id: id, sid: sessionId }
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'EdDSA', typ: 'JWT', kid })
        .setSubject(id)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + idTokenSeconds)
        .sign(privateKey)
    },
    read: async (token) => {
      const now = platform.clock.now()
      try {
        const { payload } = await jwtVerify(token, keyFor, {
          algorithms: ['EdDSA'],
          typ: 'JWT',
          issuer,
          audience,
          currentDate: now,
          requiredClaims: ['sub', 'iat', 'exp', 'sid']
        })
        const { sub, sid, iat } = payload
        if (!isCanonical(token) || typeof sub !== 'string' || typeof sid !== 'string' || typeof iat !== 'number')
          return undefined
        return iat <= now.getTime() / 1000 + clockSkew ? { userId: sub, sessionId: sid } : undefined
      } catch (error) {
        if (error instanceof errors.JOSEError || error instanceof TypeError) return undefined
        throw error
      }
    },
    jwks: { keys: [{ kty: jwk.kty, crv: jwk.crv, x: jwk.x, kid, alg: 'EdDSA', use: 'sig' }] }
  }
}
