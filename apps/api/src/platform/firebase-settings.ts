import { createPrivateKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FirebaseWebSettings } from '@motif/contract'
import { z } from 'zod'

/** The service account that signs Firebase custom tokens. */
interface ServiceAccount {
  projectId: string
  email: string
  keyId: string | undefined
  key: KeyObject
}

export interface FirebaseSettings {
  /** Settings that pages may know. Tokens of an emulator are unsigned, so production never sets its address. */
  web: FirebaseWebSettings
  /** Absent only with the emulator. */
  serviceAccount?: ServiceAccount
}

const accountFile = z.object({
  project_id: z.string(),
  client_email: z.string(),
  private_key: z.string(),
  private_key_id: z.string().optional()
})

/** Reads a service account, given as JSON or as the path of a JSON file. */
function readServiceAccount(value: string): ServiceAccount {
  const text = value.trimStart().startsWith('{') ? value : readFileSync(value, 'utf8')
  const {
    project_id: projectId,
    client_email: email,
    private_key: pem,
    private_key_id: keyId
  } = accountFile.parse(JSON.parse(text))
  const key = createPrivateKey(pem)
  if (key.asymmetricKeyType !== 'rsa') throw new Error('not an RSA key')
  return { projectId, email, keyId, key }
}

const serviceAccount = z.string().transform((value, context) => {
  try {
    return readServiceAccount(value)
  } catch {
    // The value is a secret, so the error does not repeat it.
    context.addIssue({
      code: 'custom',
      message: 'must be the JSON of a service account’s key, or the path of a file with it'
    })
    return z.NEVER
  }
})

export const firebaseVariables = {
  FIREBASE_API_KEY: z
    .string()
    .regex(/^[\w-]{1,100}$/, 'must be the web API key of a Firebase project')
    .optional(),
  FIREBASE_AUTH_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, 'must be a host name, such as my-shop.firebaseapp.com')
    .optional(),
  FIREBASE_PROJECT_ID: z
    .string()
    .regex(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/, 'must be the identifier of a Firebase project')
    .optional(),
  FIREBASE_APP_ID: z
    .string()
    .regex(/^[\w:.-]{1,100}$/, 'must be the identifier of a web app in the Firebase project')
    .optional(),
  FIREBASE_SERVICE_ACCOUNT: serviceAccount.optional(),
  FIRESTORE_EMULATOR_HOST: z
    .string()
    .regex(/^[a-z0-9.-]+:\d{1,5}$/i, 'must be a host and a port, such as 127.0.0.1:8080')
    .optional(),
  FIREBASE_AUTH_EMULATOR_HOST: z
    .string()
    .regex(/^[a-z0-9.-]+:\d{1,5}$/i, 'must be a host and a port, such as 127.0.0.1:9099')
    .optional()
}

type Values = z.infer<z.ZodObject<typeof firebaseVariables>>

const webVariables = ['FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN', 'FIREBASE_PROJECT_ID', 'FIREBASE_APP_ID'] as const

/**
 * Firestore settings, if designs are stored there. The Auth emulator's tokens do not work with the real Firestore, so that needs its own emulator.
 */
function firestoreOf({
  FIREBASE_AUTH_EMULATOR_HOST: authEmulator,
  FIRESTORE_EMULATOR_HOST: emulatorHost
}: Values): Pick<FirebaseWebSettings, 'firestore'> {
  if (emulatorHost !== undefined) return { firestore: { emulatorHost } }
  return authEmulator === undefined ? { firestore: {} } : {}
}

const isAsked = (values: Values) =>
  Object.keys(firebaseVariables).some((name) => values[name as keyof Values] !== undefined)

/** Checks the Firebase settings that are required together, and those that only tests may set. */
export function firebaseSentences(values: Values, isProduction: boolean): string[] {
  if (!isAsked(values)) return []
  const {
    FIREBASE_SERVICE_ACCOUNT: account,
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_AUTH_EMULATOR_HOST: emulatorHost,
    FIRESTORE_EMULATOR_HOST: firestoreEmulator
  } = values
  return [
    ...webVariables
      .filter((name) => values[name] === undefined)
      .map((name) => `${name} is not set: signing in with Firebase needs ${webVariables.join(', ')} together.`),
    ...(account === undefined && emulatorHost === undefined
      ? ['FIREBASE_SERVICE_ACCOUNT is not set: without it people with a password cannot be signed in at Firebase.']
      : []),
    ...(account !== undefined && projectId !== undefined && account.projectId !== projectId
      ? [
          `FIREBASE_SERVICE_ACCOUNT belongs to the project ${account.projectId}, but FIREBASE_PROJECT_ID names ${projectId}.`
        ]
      : []),
    ...(emulatorHost !== undefined && isProduction
      ? [
          'FIREBASE_AUTH_EMULATOR_HOST is for tests: the emulator’s tokens are signed by nobody, so production does not start with it.'
        ]
      : []),
    ...(firestoreEmulator !== undefined && isProduction
      ? ['FIRESTORE_EMULATOR_HOST is for tests: it keeps nothing, so production does not start with it.']
      : [])
  ]
}

/** The Firebase settings; undefined if people sign in with the shop's own tokens. */
export function firebaseOf(values: Values): FirebaseSettings | undefined {
  const {
    FIREBASE_API_KEY: apiKey,
    FIREBASE_AUTH_DOMAIN: authDomain,
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_APP_ID: appId
  } = values
  if (apiKey === undefined || authDomain === undefined || projectId === undefined || appId === undefined)
    return undefined
  const { FIREBASE_SERVICE_ACCOUNT: account, FIREBASE_AUTH_EMULATOR_HOST: emulatorHost } = values
  return {
    web: {
      apiKey,
      authDomain,
      projectId,
      appId,
      ...(emulatorHost === undefined ? undefined : { emulatorUrl: `http://${emulatorHost}` }),
      ...firestoreOf(values)
    },
    ...(account === undefined ? undefined : { serviceAccount: account })
  }
}
