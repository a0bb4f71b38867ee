import { generateKeyPairSync } from 'node:crypto'
import { type JWTHeaderParameters, SignJWT, UnsecuredJWT, exportJWK } from 'jose'
import type { Clock } from '../platform/clock.ts'

/** Settings of a shop that signs people in with Firebase. */
export const projectId = 'motif-shop'
export const firebaseIssuer = `https://securetoken.google.com/${projectId}`
const serviceKey = generateKeyPairSync('rsa', { modulusLength: 2048 })
export const serviceAccountEmail = `admin@${projectId}.iam.gserviceaccount.com`
export const serviceAccountKey = serviceKey.publicKey

export const firebaseEnv = {
  FIREBASE_API_KEY: 'AIza-a-key',
  FIREBASE_AUTH_DOMAIN: `${projectId}.firebaseapp.com`,
  FIREBASE_PROJECT_ID: projectId,
  FIREBASE_APP_ID: '1:23:web:45',
  FIREBASE_SERVICE_ACCOUNT: JSON.stringify({
    project_id: projectId,
    client_email: serviceAccountEmail,
    private_key_id: 'service-key',
    private_key: serviceKey.privateKey.export({ type: 'pkcs8', format: 'pem' })
  })
}

type Pair = ReturnType<typeof generateKeyPairSync>

export interface Google {
  /** Answers in place of Google's key server. */
  fetch: typeof globalThis.fetch
  /** Number of requests for the keys. */
  asked: () => number
  /** Makes Google reachable or unreachable. */
  setReachable: (isReachable: boolean) => void
  /** Rotates the key; the previous one stays published. */
  rotate: () => void
  key: () => Pair
  /** A valid token, changed by the test. A claim set to undefined is left out. */
  token: (claims?: Record<string, unknown>, header?: Partial<JWTHeaderParameters>, key?: Pair) => Promise<string>
  /** An unsigned token, as the emulator creates them. */
  unsignedToken: (claims?: Record<string, unknown>) => string
}

const newPair = (): Pair => generateKeyPairSync('rsa', { modulusLength: 2048 })

/** A fake Google: generated keys, published like Google's, and tokens signed with them. */
export function standInGoogle(clock: () => Clock): Google {
  let key = newPair()
  const published = [key]
  let asked = 0
  let isReachable = true
  const kidOf = (pair: Pair) => `google-${published.indexOf(pair)}`

  const claimsWith = (changes: Record<string, unknown>) => {
    const now = Math.floor(clock().now().getTime() / 1000)
    const claims = {
      iss: firebaseIssuer,
      aud: projectId,
      sub: 'google-uid-1',
      user_id: 'google-uid-1',
      iat: now,
      exp: now + 3600,
      auth_time: now,
      name: 'Gail Google',
      email: 'gail@example.com',
      email_verified: true,
      firebase: { sign_in_provider: 'google.com', identities: {} },
      ...changes
    }
    return Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== undefined))
  }

  return {
    asked: () => asked,
    setReachable: (next) => {
      isReachable = next
    },
    rotate: () => {
      key = newPair()
      published.push(key)
    },
    key: () => key,
    token: (claims = {}, header = {}, signer = key) =>
      new SignJWT(claimsWith(claims))
        .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: kidOf(key), ...header })
        .sign(signer.privateKey),
    unsignedToken: (claims = {}) => new UnsecuredJWT(claimsWith(claims)).encode(),
    fetch: async (input) => {
      asked += 1
      if (!isReachable) throw new TypeError('fetch failed')
      const { url } = new Request(input)
      if (!url.startsWith('https://www.googleapis.com/service_accounts/v1/jwk/securetoken@'))
        throw new TypeError(`Nobody answers at ${url}`)
      return Response.json({
        keys: await Promise.all(
          published.map(async (pair) => ({
            ...(await exportJWK(pair.publicKey)),
            kid: kidOf(pair),
            alg: 'RS256',
            use: 'sig'
          }))
        )
      })
    }
  }
}
