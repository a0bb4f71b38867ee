import { isEmail, limits } from '@motif/contract/rules'
import {
  type JWTPayload,
  type JWTVerifyGetKey,
  UnsecuredJWT,
  createRemoteJWKSet,
  customFetch,
  errors,
  jwtVerify
} from 'jose'
import type { FirebaseSettings } from '../../platform/firebase-settings.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { designsClaim, provenClaim } from './custom-tokens.ts'

/** Claims of a valid token of an identity provider. */
export interface ProvenIdentity {
  issuer: string
  subject: string
  /** When the person signed in (seconds since 1970); renewed tokens keep it. */
  signedInAt: number
  /**
   * When the person authenticated (milliseconds since 1970): at sign-in, or, with a custom token, at the password check, which may be minutes
   * earlier.
   */
  provenAt: number
  email: string | undefined
  isEmailVerified: boolean
  name: string | undefined
}

export interface FirebaseTokens {
  issuer: string
  /** The claims of a token; undefined if it is forged, expired or of another project. */
  read(token: string): Promise<ProvenIdentity | undefined>
}

/** Google's public keys for these tokens. Source: Firebase's guide "Verify ID tokens", under third-party libraries. */
const keysUrl = new URL('https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com')
/** About the max-age of Google's keys. A token with an unknown key refreshes them earlier. */
const keysMaxAge = 6 * 3600_000
/** Seconds Google's clock may be ahead of ours. */
const skew = 60

/** A single line of text, or undefined: names from elsewhere are as untrusted as names typed here. */
function lineIn(value: unknown, max: number): string | undefined {
  const line = typeof value === 'string' ? value.replace(/\p{Cc}+/gu, ' ').trim() : ''
  return line === '' ? undefined : Array.from(line).slice(0, max).join('')
}

const isPast = (value: unknown, now: Date): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value * 1000 <= now.getTime() + skew * 1000

/** The checks of Firebase's guide in addition to those of every JWT. */
function provenBy(payload: JWTPayload, issuer: string, projectId: string, now: Date): ProvenIdentity | undefined {
  const {
    sub,
    aud,
    iat,
    auth_time: signedInAt,
    [provenClaim]: provenHere,
    email,
    email_verified: isEmailVerified,
    name
  } = payload
  // Such a token lives in a page's memory and survives a logout: it opens designs in Firestore, not this shop.
  if (payload[designsClaim] !== undefined) return undefined
  if (typeof sub !== 'string' || sub === '' || sub.length > 128 || aud !== projectId) return undefined
  if (!isPast(iat, now) || !isPast(signedInAt, now)) return undefined
  const address = lineIn(email, 300)
  const provenAt = typeof provenHere === 'number' ? provenHere : signedInAt * 1000
  return {
    issuer,
    subject: sub,
    signedInAt,
    provenAt,
    email: address !== undefined && isEmail(address) ? address : undefined,
    isEmailVerified: isEmailVerified === true,
    name: lineIn(name, limits.nameMax)
  }
}

/** Google's keys, fetched on first use and cached. A failed fetch does not invalidate a token. */
function googleKeys(platform: Platform): JWTVerifyGetKey {
  const keys = createRemoteJWKSet(keysUrl, { cacheMaxAge: keysMaxAge, [customFetch]: platform.fetch })
  return async (header, token) => {
    if (typeof header.kid !== 'string') throw new errors.JWSInvalid('The token names no key')
    try {
      return await keys(header, token)
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey) throw error
      platform.log.warn({ err: error }, 'the keys of Firebase’s tokens could not be fetched')
      throw new ProblemError('google-away', { retryAfter: 5 })
    }
  }
}

/** Verifies identity tokens of Firebase Authentication. Unsigned tokens are accepted only from the emulator. */
export function firebaseTokens(
  platform: Platform,
  { web: { projectId, emulatorUrl } }: FirebaseSettings
): FirebaseTokens {
  const issuer = `https://securetoken.google.com/${projectId}`
  const keys = googleKeys(platform)
  return {
    issuer,
    read: async (token) => {
      const now = platform.clock.now()
      const rules = {
        issuer,
        audience: projectId,
        currentDate: now,
        requiredClaims: ['sub', 'iat', 'exp', 'auth_time']
      }
      try {
        const { payload } =
          emulatorUrl === undefined
            ? await jwtVerify(token, keys, { ...rules, algorithms: ['RS256'] })
            : UnsecuredJWT.decode(token, rules)
        return provenBy(payload, issuer, projectId, now)
      } catch (error) {
        if (error instanceof errors.JOSEError || error instanceof TypeError) return undefined
        throw error
      }
    }
  }
}
