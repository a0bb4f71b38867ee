import { SignJWT, UnsecuredJWT } from 'jose'
import type { FirebaseSettings } from '../../platform/firebase-settings.ts'
import type { Person } from '../../platform/person.ts'

/** Whom such tokens are for. Source: Firebase's guide "Create custom tokens". */
const audience = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit'
/** Seconds until it must have been used; the browser does so at once. */
const validSeconds = 300
/**
 * The claim that says when the password was right (milliseconds since 1970). The sign-in at Firebase comes later: who kept
 * such a token until the owner had set a new password must not look like somebody who came after.
 */
export const provenClaim = 'proven_at'

/** The claim of a sign-in that is good for a person's designs at Firestore, and nowhere at this shop. */
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
 * A token the browser signs in to Firebase with as a person whose password was right here. The claims come back in every
 * identity token Firebase then makes: the role is what the browser shows by, the database what is allowed.
 */
export const customToken = (firebase: FirebaseSettings, { id, role }: Person, now: Date): Promise<string> =>
  minted(firebase, id, { role, _id: id, [provenClaim]: now.getTime() }, now)

/** A token the browser opens a person's designs at Firestore with, however they signed in: there everybody is known by their account. */
export const designsToken = (firebase: FirebaseSettings, { id }: Person, now: Date): Promise<string> =>
  minted(firebase, id, { [designsClaim]: true }, now)
