import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const sentencesOf = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig(env)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.sentences
    throw error
  }
}

it('runs on nothing but its defaults', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    isProduction: false,
    drawsAhead: true,
    demo: { admin: { email: 'admin@motif.test' } }
  })
  expect(readConfig({ DRAW_AHEAD: 'false' }).drawsAhead).toBe(false)
})

it('says a sentence for every setting that is wrong', () => {
  expect(
    sentencesOf({
      PORT: 'eighty',
      LOG_LEVEL: 'loud',
      DATABASE_URL: 'mysql://x',
      IDENTITY_KEY: 'short',
      TRUST_PROXY: 'true',
      MAIL_FROM: 'me\nBcc: you@example.com'
    })
  ).toEqual([
    'PORT must be a whole number.',
    'DATABASE_URL must be an address that starts with postgres:// or postgresql://.',
    'MAIL_FROM must be an e-mail address, or a name with one: Motif <hello@example.com>.',
    'IDENTITY_KEY must be a random text of at least 32 characters.',
    'TRUST_PROXY must be the number of proxies in front of the server, or their addresses joined by commas.',
    'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent.'
  ])
})

it('reads where a cache in front of the shop is purged, and refuses halves of it', () => {
  const cache = { PAGE_CACHE_SECONDS: '60', PAGE_PURGE_URL: 'https://cdn.example/purge' }
  expect(readConfig({}).pageCacheSeconds).toBe(0)
  expect(readConfig({ ...cache, PAGE_PURGE_HEADER: 'Authorization: Bearer a:b' })).toMatchObject({
    pageCacheSeconds: 60,
    pagePurge: { url: 'https://cdn.example/purge', header: { name: 'Authorization', value: 'Bearer a:b' } }
  })
  expect(sentencesOf({ PAGE_PURGE_URL: 'https://cdn.example/purge' })).toEqual([
    'PAGE_PURGE_URL is set without PAGE_CACHE_SECONDS: no cache keeps a page that could be purged.'
  ])
  expect(sentencesOf({ PAGE_PURGE_HEADER: 'Fastly-Key: x' })).toEqual([
    'PAGE_PURGE_HEADER is set without PAGE_PURGE_URL: it is sent nowhere.'
  ])
  expect(sentencesOf({ ...cache, PAGE_PURGE_HEADER: 'no header\r\nX: y' })).toEqual([
    'PAGE_PURGE_HEADER must be a header, such as Authorization: Bearer abc.'
  ])
})

/** Settings that production always needs, besides trial parts that are allowed by name. */
const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example' }

it('does not start in production on parts for trying out, unless they are named', () => {
  expect(sentencesOf(production).map((sentence) => /ALLOW=([\w-]+)/.exec(sentence)?.[1])).toEqual([
    'embedded-database',
    'mailbox',
    'test-payments'
  ])
  expect(sentencesOf({ ...production, ALLOW: 'embedded-database,mailbox,test-payments' })).toEqual([])
  expect(sentencesOf({ ...production, ALLOW: 'embedded-database,mailbox,test-payments,demo-products' })).toEqual([])
  expect(sentencesOf({ ALLOW: 'everything' })[0]).toContain('may name test-payments')
})

it('makes no demonstration accounts in production by itself', () => {
  const demoWith = (allowed: string, env: Record<string, string> = {}) =>
    readConfig({ ...production, ALLOW: `embedded-database,mailbox,test-payments,${allowed}`, ...env }).demo
  expect(demoWith('demo-products')).toEqual({})
  expect(demoWith('demo-products', { DEMO_ADMIN_PASSWORD: 'ink-and-paper-42' })).toEqual({})
  expect(demoWith('demo-products,demo-accounts')).toEqual({})
  expect(demoWith('demo-products,demo-accounts', { DEMO_ADMIN_PASSWORD: 'ink-and-paper-42' })).toEqual({
    admin: { email: 'admin@motif.test', password: 'ink-and-paper-42' }
  })
  expect(readConfig({ ...production, ALLOW: 'embedded-database,mailbox,test-payments' }).demo).toBeUndefined()
})

const firebase = {
  FIREBASE_API_KEY: 'AIza-a-key',
  FIREBASE_AUTH_DOMAIN: 'my-shop.firebaseapp.com',
  FIREBASE_PROJECT_ID: 'my-shop',
  FIREBASE_APP_ID: '1:23:web:45'
}
const emulator = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }
const serviceAccount = (project_id = 'my-shop', type: 'rsa' | 'ed25519' = 'rsa') => {
  const { privateKey } =
    type === 'rsa' ? generateKeyPairSync('rsa', { modulusLength: 2048 }) : generateKeyPairSync('ed25519')
  return JSON.stringify({
    project_id,
    client_email: 'admin@my-shop.iam.gserviceaccount.com',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' })
  })
}

it('tells pages of Firebase what is no secret, and keeps the service account to itself', () => {
  const settings = readConfig({ ...firebase, FIREBASE_SERVICE_ACCOUNT: serviceAccount() }).firebase
  expect(settings).toMatchObject({
    web: { apiKey: 'AIza-a-key', authDomain: 'my-shop.firebaseapp.com', projectId: 'my-shop', appId: '1:23:web:45' },
    serviceAccount: { email: 'admin@my-shop.iam.gserviceaccount.com' }
  })
  expect(JSON.stringify(settings)).not.toContain('PRIVATE KEY')
  expect(readConfig({}).firebase).toBeUndefined()
})

it('reads the service account from a file too', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'motif-config-')), 'key.json')
  writeFileSync(path, serviceAccount())
  expect(readConfig({ ...firebase, FIREBASE_SERVICE_ACCOUNT: path }).firebase?.serviceAccount?.projectId).toBe(
    'my-shop'
  )
})

it('does not start with half of Firebase', () => {
  expect(sentencesOf(firebase)).toEqual([
    'FIREBASE_SERVICE_ACCOUNT is not set: without it people with a password cannot be signed in at Firebase.'
  ])
  for (const name of Object.keys(firebase))
    expect(sentencesOf({ ...firebase, ...emulator, [name]: '' })[0]).toMatch(
      new RegExp(`^${name} is not set: signing in with Firebase needs`)
    )
  expect(sentencesOf(emulator)).toHaveLength(4)
  expect(sentencesOf({ ...firebase, FIREBASE_SERVICE_ACCOUNT: serviceAccount('your-shop') })).toEqual([
    'FIREBASE_SERVICE_ACCOUNT belongs to the project your-shop, but FIREBASE_PROJECT_ID names my-shop.'
  ])
})

it.each([
  '{',
  '{}',
  '/nowhere/key.json',
  '{"project_id":"my-shop","client_email":"a@b.example","private_key":"secret-words"}',
  serviceAccount('my-shop', 'ed25519')
])('says that a service account cannot be read, and not what stands in it', (account) => {
  expect(sentencesOf({ ...firebase, FIREBASE_SERVICE_ACCOUNT: account })).toEqual([
    'FIREBASE_SERVICE_ACCOUNT must be the JSON of a service account’s key, or the path of a file with it.'
  ])
})

it('never starts in production on the emulator, whatever is allowed', () => {
  const onFirebase = {
    ...production,
    ALLOW: 'embedded-database,mailbox,test-payments,demo-accounts',
    ...firebase,
    FIREBASE_SERVICE_ACCOUNT: serviceAccount()
  }
  expect(sentencesOf(onFirebase)).toEqual([])
  expect(sentencesOf({ ...onFirebase, ...emulator })).toEqual([
    'FIREBASE_AUTH_EMULATOR_HOST is for tests: the emulator’s tokens are signed by nobody, so production does not start with it.'
  ])
  expect(sentencesOf({ ...onFirebase, FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' })).toEqual([
    'FIRESTORE_EMULATOR_HOST is for tests: it keeps nothing, so production does not start with it.'
  ])
  expect(readConfig({ ...firebase, ...emulator }).firebase?.web.emulatorUrl).toBe('http://127.0.0.1:9099')
})

it('keeps designs at Firestore with Firebase, but not where only the sign-in is an emulator’s', () => {
  const firestoreOf = (env: Record<string, string>) => readConfig({ ...firebase, ...env }).firebase?.web.firestore
  expect(firestoreOf({ FIREBASE_SERVICE_ACCOUNT: serviceAccount() })).toEqual({})
  expect(firestoreOf(emulator)).toBeUndefined()
  expect(firestoreOf({ ...emulator, FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' })).toEqual({
    emulatorHost: '127.0.0.1:8080'
  })
})

it.each([
  ['FIREBASE_AUTH_DOMAIN', 'shop.example; script-src *'],
  ['FIREBASE_AUTH_DOMAIN', 'https://shop.example'],
  ['FIREBASE_PROJECT_ID', 'My Shop'],
  ['FIREBASE_API_KEY', '</script>'],
  ['FIREBASE_APP_ID', '1 2'],
  ['FIREBASE_AUTH_EMULATOR_HOST', 'http://127.0.0.1:9099'],
  ['FIRESTORE_EMULATOR_HOST', '127.0.0.1:8080; script-src *']
])('takes nothing for %s that is not one: %s', (name, value) => {
  expect(sentencesOf({ ...firebase, ...emulator, [name]: value })[0]).toMatch(new RegExp(`^${name} must be`))
})

describe('Stripe', () => {
  const whole = {
    STRIPE_SECRET_KEY: 'sk_live_1',
    VITE_STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1, whsec_2'
  }

  it('is set up as a whole, with as many signing secrets as need be', () => {
    expect(readConfig(whole).stripe).toEqual({
      secretKey: 'sk_live_1',
      publishableKey: 'pk_live_1',
      webhookSecrets: ['whsec_1', 'whsec_2']
    })
    expect(readConfig({}).stripe).toBeUndefined()
  })

  it('is not started with by halves, with keys of two kinds, or with what are no keys', () => {
    expect(sentencesOf({ STRIPE_SECRET_KEY: 'sk_live_1' })).toEqual([
      'VITE_STRIPE_PUBLISHABLE_KEY is not set: Stripe needs STRIPE_SECRET_KEY, VITE_STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET together.',
      'STRIPE_WEBHOOK_SECRET is not set: Stripe needs STRIPE_SECRET_KEY, VITE_STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET together.'
    ])
    expect(sentencesOf({ ...whole, VITE_STRIPE_PUBLISHABLE_KEY: 'pk_test_1' })[0]).toContain('of two kinds')
    expect(sentencesOf({ ...whole, STRIPE_SECRET_KEY: 'pk_live_1', STRIPE_WEBHOOK_SECRET: 'secret' })).toHaveLength(2)
  })

  it('takes the place of the test cards in production', () => {
    expect(sentencesOf({ ...whole, ...production, ALLOW: 'embedded-database,mailbox' })).toEqual([])
  })

  it('is never somebody else’s server in production, or with live keys', () => {
    const apiBase = { STRIPE_API_BASE: 'http://127.0.0.1:12111' }
    expect(sentencesOf({ ...whole, ...apiBase })[0]).toContain('STRIPE_API_BASE is for tests')
    expect(
      sentencesOf({
        ...whole,
        STRIPE_SECRET_KEY: 'sk_test_1',
        VITE_STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
        ...apiBase,
        NODE_ENV: 'production',
        ALLOW: 'embedded-database,mailbox'
      })[0]
    ).toContain('STRIPE_API_BASE is for tests')
  })
})

describe('a bucket', () => {
  const whole = { S3_BUCKET: 'motif-files', S3_ACCESS_KEY_ID: 'AKIA1', S3_SECRET_ACCESS_KEY: 'secret/with+signs' }

  it('is Amazon’s in a region, or of any server that speaks S3', () => {
    expect(readConfig({}).s3).toBeUndefined()
    expect(readConfig({ ...whole, S3_REGION: 'eu-central-1' }).s3).toMatchObject({
      endpoint: 'https://s3.eu-central-1.amazonaws.com',
      forcePathStyle: false
    })
    expect(readConfig({ ...whole, S3_ENDPOINT: 'http://minio:9000' }).s3).toMatchObject({
      endpoint: 'http://minio:9000',
      region: 'us-east-1',
      forcePathStyle: true
    })
    expect(
      readConfig({ ...whole, S3_ENDPOINT: 'https://files.example.com', S3_FORCE_PATH_STYLE: 'false' }).s3
        ?.forcePathStyle
    ).toBe(false)
  })

  it('is taken as a whole or not at all', () => {
    expect(sentencesOf({ S3_BUCKET: 'motif-files' })).toEqual([
      'S3_ACCESS_KEY_ID is not set: keeping files in S3 needs S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY together.',
      'S3_SECRET_ACCESS_KEY is not set: keeping files in S3 needs S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY together.',
      'Neither S3_ENDPOINT nor S3_REGION is set: name the server that speaks S3, or the region of Amazon’s.'
    ])
    expect(sentencesOf({ ...whole, S3_ENDPOINT: 'minio:9000', S3_FORCE_PATH_STYLE: 'yes' })).toEqual([
      'S3_ENDPOINT must be an address that starts with https:// or http://.',
      'S3_FORCE_PATH_STYLE must be true or false.'
    ])
  })
})

describe('several servers', () => {
  const allowed = { ...production, ALLOW: 'mailbox,test-payments' }
  const shared = { ...allowed, DATABASE_URL: 'postgres://db/motif', IDENTITY_KEY: 'k'.repeat(40) }
  const firstWords = (env: Record<string, string>) => sentencesOf(env).map((sentence) => sentence.split(' ', 1)[0])

  it('do not start in production without what they share', () => {
    expect(firstWords({ ...shared, PUBLIC_URL: '' })).toEqual(['PUBLIC_URL'])
    expect(firstWords({ ...shared, IDENTITY_KEY: '' })).toEqual(['IDENTITY_KEY'])
    expect(firstWords({ ...shared, SMTP_URL: 'smtp://mail' })).toEqual(['MAIL_FROM'])
    expect(firstWords({ ...shared, WEB_CONCURRENCY: '2' })).toEqual(['S3_BUCKET'])
    expect(firstWords({ ...shared, SERVERS: '3' })).toEqual(['S3_BUCKET'])
    expect(firstWords({ ...shared, ROLE: 'web' })).toEqual(['S3_BUCKET'])
    expect(sentencesOf({ ...shared, ROLE: 'worker', SHARED_DATA_DIR: 'true' })).toEqual([])
    expect(sentencesOf(shared)).toEqual([])
  })

  it('cannot share the built-in database anywhere', () => {
    expect(firstWords({ ROLE: 'worker' })).toEqual(['DATABASE_URL'])
    expect(firstWords({ SERVERS: '2' })).toEqual(['DATABASE_URL'])
  })

  it('know a way beside the pool only where the pool is named, and keep no statements behind it unless told to', () => {
    const direct = { DATABASE_DIRECT_URL: 'postgres://primary/motif' }
    expect(firstWords(direct)).toEqual(['DATABASE_DIRECT_URL'])
    expect(readConfig(shared)).toMatchObject({ keepsStatements: true, drainSeconds: 0 })
    expect(readConfig({ ...shared, ...direct })).toMatchObject({
      databaseDirectUrl: 'postgres://primary/motif',
      keepsStatements: false
    })
    expect(readConfig({ ...shared, ...direct, DATABASE_KEEPS_STATEMENTS: 'true' }).keepsStatements).toBe(true)
  })

  it('are one that does everything where nothing is said', () => {
    expect(readConfig({})).toMatchObject({ role: 'all', servers: 1, databasePool: 12, migratesAtStart: true })
    expect(readConfig({}).redisUrl).toBeUndefined()
  })
})
