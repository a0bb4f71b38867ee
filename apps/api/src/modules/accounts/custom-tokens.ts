import { SignJWT, UnsecuredJWT } from 'jose'
import type { FirebaseSettings } from '../../platform/firebase-settings.ts'
import type { Person } from '../../platform/person.ts'

/** Whom such tokens are for. Source: Firebase's guide "Create custom tokens". */
const audience = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit'
/** Seconds until it must have been used; the browser does so at once. */
const goodFor = 300
/**
 * The claim that says when the password was right (milliseconds since 1970). The sign-in at Firebase comes later: who kept
 * such a token until the owner had set a new password must not look like somebody who came after.
 */
export const provenClaim = 'proven_at'

/**
 * A token the browser signs in to Firebase with as a person whose password was right here. The claims come back in every
 * identity token Firebase then makes: the role is what the browser shows by, the database what is allowed.
 */
export async function customToken({ serviceAccount }: FirebaseSettings, { id, role }: Person, now: Date): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000)
  const sender = serviceAccount?.email ?? 'emulator@localhost'
  const claims = { uid: id, claims: { role, _id: id, [provenClaim]: now.getTime() } }
  const stamp = <Token extends SignJWT | UnsecuredJWT>(token: Token) =>
    token.setIssuer(sender).setSubject(sender).setAudience(audience).setIssuedAt(issuedAt).setExpirationTime(issuedAt + goodFor) as Token
  if (serviceAccount === undefined) return stamp(new UnsecuredJWT(claims)).encode()
  const { keyId, key } = serviceAccount
  return stamp(new SignJWT(claims)).setProtectedHeader({ alg: 'RS256', typ: 'JWT', ...(keyId === undefined ? undefined : { kid: keyId }) }).sign(key)
}
