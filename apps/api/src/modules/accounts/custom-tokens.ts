import { SignJWT, UnsecuredJWT } from 'jose'
import type { FirebaseSettings } from '../../platform/firebase-settings.ts'
import type { Person } from '../../platform/person.ts'

/** Audience of custom tokens. Source: Firebase's guide "Create custom tokens". */
const audience = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit'
/** Seconds until the token expires; the browser uses it at once. */
const validSeconds = 300
/**
 * Claim with the time of the password check (milliseconds since 1970). The sign-in at Firebase happens later. A token kept until the owner has
 * changed the password must not count as a newer sign-in.
 */
export const provenClaim = 'proven_at'

/** Claim of a sign-in that only opens a person's designs in Firestore and is not valid in this shop. */
export const designsClaim = 'designs_only'

async function minted(
  { serviceAccount }: FirebaseSettings,
  uid: string,
  ofPerson: Record<string, unknown>,
  now: Date
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000)
  const sender = serviceAccount?.email ?? 'emulator@localhost'
  const claims = { uid, claims: ofPerson }
  const stamp = <Token extends SignJWT | UnsecuredJWT>(token: Token) =>
    token
      .setIssuer(sender)
      .setSubject(sender)
      .setAudience(audience)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + validSeconds) as Token
  if (serviceAccount === undefined) return stamp(new UnsecuredJWT(claims)).encode()
  const { keyId, key } = serviceAccount
  return stamp(new SignJWT(claims))
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', ...(keyId === undefined ? undefined : { kid: keyId }) })
    .sign(key)
}

/**
 * A Firebase custom token for a person whose password was correct. Firebase copies the claims into every identity token. The role only controls
 * what the browser shows; permissions come from the database.
 */
export const customToken = (firebase: FirebaseSettings, { id, role }: Person, now: Date): Promise<string> =>
  minted(firebase, id, { role, _id: id, [provenClaim]: now.getTime() }, now)

/** A token for a person's designs in Firestore, however they signed in: Firestore identifies them by their account id. */
export const designsToken = (firebase: FirebaseSettings, { id }: Person, now: Date): Promise<string> =>
  minted(firebase, id, { [designsClaim]: true }, now)
