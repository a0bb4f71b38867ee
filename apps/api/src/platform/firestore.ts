import { SignJWT } from 'jose'
import { z } from 'zod'
import type { FirebaseSettings } from './firebase-settings.ts'
import type { Platform } from './platform.ts'
import { ProblemError } from './problem.ts'

/** Milliseconds to wait for Google. A person waits for the picture. */
const requestTimeoutMs = 5_000

/** Token endpoint for service accounts. Source: Google's guide "Using OAuth 2.0 for server to server applications". */
const tokenUrl = 'https://oauth2.googleapis.com/token'
const scope = 'https://www.googleapis.com/auth/datastore'

const grant = z.object({ access_token: z.string(), expires_in: z.number() })

/** A value in the format of Firestore's REST API, limited to the types the shop stores. */
const value = z.union([
  z.object({ stringValue: z.string() }).transform(({ stringValue }) => stringValue),
  z.object({ integerValue: z.string() }).transform(({ integerValue }) => Number(integerValue)),
  z.object({ booleanValue: z.boolean() }).transform(({ booleanValue }) => booleanValue),
  z.object({ timestampValue: z.string() }).transform(({ timestampValue }) => new Date(timestampValue)),
  z.object({ nullValue: z.unknown() }).transform(() => null)
])
const document = z.object({ fields: z.record(z.string(), value), updateTime: z.string() })

export type FirestoreDocument = z.infer<typeof document>

export interface Firestore {
  /** Undefined if the document is missing or not in the expected format. */
  read: (path: string) => Promise<FirestoreDocument | undefined>
  /** Sets or removes one text field. False if the document changed after `updateTime`. */
  setText: (path: string, field: string, text: string | null, updateTime: string) => Promise<boolean>
}

const opened = new WeakMap<Platform, Firestore>()

/** Firestore as the service account sees it: security rules do not apply. Undefined if designs are stored in PostgreSQL. */
export function firestoreOf(platform: Platform): Firestore | undefined {
  const { firebase } = platform.config
  if (firebase?.web.firestore === undefined) return undefined
  const firestore = opened.get(platform) ?? openFirestore(platform, firebase)
  opened.set(platform, firestore)
  return firestore
}

function openFirestore(
  { clock, fetch, log }: Pick<Platform, 'clock' | 'fetch' | 'log'>,
  { web: { projectId, firestore }, serviceAccount }: FirebaseSettings
): Firestore {
  const origin =
    firestore?.emulatorHost === undefined ? 'https://firestore.googleapis.com' : `http://${firestore.emulatorHost}`
  const documents = `${origin}/v1/projects/${projectId}/databases/(default)/documents`
  let known: { token: string; until: number } | undefined

  const away = (reason: unknown) => {
    log.warn({ err: reason }, 'Firestore could not be asked')
    return new ProblemError('design-unreachable', { retryAfter: 5 })
  }
  const ask = async (url: string, init: RequestInit): Promise<Response> => {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(requestTimeoutMs) }).catch(
      (error: unknown) => {
        throw away(error)
      }
    )
    if (answer.ok || [400, 404, 409, 412].includes(answer.status)) return answer
    throw away(new Error(`answered ${answer.status}`))
  }

  const accessToken = async (): Promise<string> => {
    // The token with which an emulator bypasses its rules.
    if (firestore?.emulatorHost !== undefined || serviceAccount === undefined) return 'owner'
    const now = clock.now().getTime()
    if (known !== undefined && now < known.until) return known.token
    const { email, key, keyId } = serviceAccount
    const issuedAt = Math.floor(now / 1000)
    const assertion = await new SignJWT({ scope })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT', ...(keyId === undefined ? undefined : { kid: keyId }) })
      .setIssuer(email)
      .setAudience(tokenUrl)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + 3600)
      .sign(key)
    const answer = await ask(tokenUrl, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion })
    })
    const granted = grant.safeParse(await answer.json().catch(() => undefined))
    if (!granted.success) throw away(new Error('Google gave the service account no access token'))
    known = { token: granted.data.access_token, until: now + (granted.data.expires_in - 60) * 1000 }
    return known.token
  }
  const asService = async () => ({ authorization: `Bearer ${await accessToken()}` })

  return {
    read: async (path) => {
      const answer = await ask(`${documents}/${path}`, { headers: await asService() })
      return answer.ok ? document.safeParse(await answer.json()).data : undefined
    },
    setText: async (path, field, text, updateTime) => {
      const query = new URLSearchParams({ 'updateMask.fieldPaths': field, 'currentDocument.updateTime': updateTime })
      const fields = { [field]: text === null ? { nullValue: null } : { stringValue: text } }
      const answer = await ask(`${documents}/${path}?${query}`, {
        method: 'PATCH',
        headers: { ...(await asService()), 'content-type': 'application/json' },
        body: JSON.stringify({ fields })
      })
      return answer.ok
    }
  }
}
