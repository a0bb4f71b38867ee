import { createHash, createPrivateKey, createPublicKey } from 'node:crypto'
import type { Role } from '@motif/contract'
import { type JWTHeaderParameters, type JWTPayload, SignJWT, errors, jwtVerify } from 'jose'
import type { Person } from '../../platform/person.ts'
import type { Platform } from '../../platform/platform.ts'

/** Seconds an identity token is good for. */
export const idTokenSeconds = 15 * 60
const audience = 'motif'
/**
 * Seconds a token may seem to come from the future: the clocks of two servers differ a little. Its end is kept to the
 * second, since that costs the browser one more renewal and nobody anything else.
 */
const clockSkew = 5

export interface IdTokens {
  sign(person: Person, sessionId: string): Promise<string>
  /** Person and session a token was made for; undefined where it is forged or expired. */
  read(token: string): Promise<{ userId: string; sessionId: string } | undefined>
  /** The public key as a JSON Web Key Set. */
  jwks: { keys: readonly object[] }
}

/** An Ed25519 private key in its standard wrapping (RFC 8410) around 32 secret bytes. */
const privateKeyOf = (seed: Buffer) =>
  createPrivateKey({
    key: Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed]),
    format: 'der',
    type: 'pkcs8'
  })

/** Base64 can be written in several ways that mean the same; of a token one is taken. */
const isCanonical = (token: string) =>
  token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part)

/** Identity tokens: JWTs signed with EdDSA. The claims beside the standard ones are what the browser reads. */
export function idTokens(platform: Platform): IdTokens {
  const privateKey = privateKeyOf(platform.secret('identity tokens'))
  const publicKey = createPublicKey(privateKey)
  const jwk = publicKey.export({ format: 'jwk' })
  const kid = createHash('sha256').update(String(jwk.x)).digest('base64url').slice(0, 16)
  const issuer = platform.config.publicUrl
  // One key only. After a change of the server's key the tokens of the old one name another, and the browser renews them.
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
