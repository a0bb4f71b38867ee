import { createHash, createPrivateKey, createPublicKey } from 'node:crypto'
import type { Role } from '@motif/contract'
import { type JWTPayload, SignJWT, errors, jwtVerify } from 'jose'
import type { Person } from '../../platform/person.ts'
import type { Platform } from '../../platform/platform.ts'

/** Seconds an identity token is good for. */
export const idTokenSeconds = 15 * 60
const audience = 'motif'

export interface IdTokens {
  sign(person: Person, sessionId: string): Promise<string>
  /** Person and session a token was made for; undefined where it is forged or expired. */
  read(token: string): Promise<{ userId: string; sessionId: string } | undefined>
  /** The public key as a JSON Web Key Set. */
  jwks: { keys: readonly object[] }
}

/** An Ed25519 private key in its standard wrapping (RFC 8410) around 32 secret bytes. */
const privateKeyOf = (seed: Buffer) => createPrivateKey({ key: Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed]), format: 'der', type: 'pkcs8' })

/** Identity tokens: JWTs signed with EdDSA. The claims beside the standard ones are what the browser reads. */
export function idTokens(platform: Platform): IdTokens {
  const privateKey = privateKeyOf(platform.secret('identity tokens'))
  const publicKey = createPublicKey(privateKey)
  const jwk = publicKey.export({ format: 'jwk' })
  const kid = createHash('sha256').update(String(jwk.x)).digest('base64url').slice(0, 16)
  const issuer = platform.config.publicUrl
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
      try {
        const { payload } = await jwtVerify(token, publicKey, { algorithms: ['EdDSA'], issuer, audience, currentDate: platform.clock.now(), requiredClaims: ['sub', 'exp', 'sid'] })
        return { userId: String(payload.sub), sessionId: String(payload['sid']) }
      } catch (error) {
        if (error instanceof errors.JOSEError || error instanceof TypeError) return undefined
        throw error
      }
    },
    jwks: { keys: [{ kty: jwk.kty, crv: jwk.crv, x: jwk.x, kid, alg: 'EdDSA', use: 'sig' }] }
  }
}
