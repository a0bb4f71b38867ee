import { decodeJwt } from 'jose'
import type { FindPerson, Person } from '../../platform/person.ts'
import type { Platform } from '../../platform/platform.ts'
import { customToken } from './custom-tokens.ts'
import { type ProvenIdentity, firebaseTokens } from './firebase-tokens.ts'
import type { IdTokens } from './id-tokens.ts'
import { endSignIn, findOrCreatePerson, personOfIdentity, rememberIdentity } from './identities.ts'
import { personOfSession } from './sessions.ts'
import { type SignedIn, callerOf } from './two-factor/passes.ts'

export interface TokenVerifier {
  /** The person of an identity token, by the rules of its issuer. */
  find: FindPerson
  /** The same, but creates a person the provider has verified. */
  enrol: FindPerson
  /** Ends the sign-in of a token at the provider. */
  end: (token: string) => Promise<void>
  /** A token to sign in to the provider; undefined if the shop only uses its own tokens. */
  customTokenFor: (person: Person) => Promise<string | undefined>
}

function issuerOf(token: string): string | undefined {
  try {
    return decodeJwt(token).iss
  } catch {
    return undefined
  }
}

/** The single entry for identity tokens. A token is checked once, by the rules of its issuer, and never by another's as a fallback. */
export function tokenVerifier(platform: Platform, own: IdTokens): TokenVerifier {
  const { firebase } = platform.config
  const provider = firebase && firebaseTokens(platform, firebase)

  const readOwn = async (token: string): Promise<SignedIn | undefined> => {
    const claims = await own.read(token)
    const person = claims && (await personOfSession(platform.db, claims.userId, claims.sessionId))
    return person && { person, signIn: claims.sessionId }
  }
  const providerOf = (token: string) =>
    provider !== undefined && provider.issuer === issuerOf(token) ? provider : undefined
  type WhoIs = (platform: Platform, proven: ProvenIdentity) => Promise<SignedIn | undefined>
  const signedInBy = async (token: string, whoIs: WhoIs): Promise<SignedIn | undefined> => {
    const named = providerOf(token)
    if (named === undefined) return readOwn(token)
    const proven = await named.read(token)
    return proven && whoIs(platform, proven)
  }
  const judge =
    (whoIs: WhoIs): FindPerson =>
    async (token, request) => {
      const found = await signedInBy(token, whoIs)
      return found && callerOf(platform, found, request)
    }

  return {
    find: judge(personOfIdentity),
    enrol: judge(findOrCreatePerson),
    end: async (token) => {
      const proven = await providerOf(token)?.read(token)
      if (proven) await endSignIn(platform, proven)
    },
    customTokenFor: async (person) => {
      if (firebase === undefined || provider === undefined) return undefined
      await rememberIdentity(platform, { issuer: provider.issuer, subject: person.id }, person.id)
      return customToken(firebase, person, platform.clock.now())
    }
  }
}
