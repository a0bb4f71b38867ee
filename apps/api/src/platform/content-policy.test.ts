import { afterAll, describe, expect, it } from 'vitest'
import { firebaseEnv } from '../testing/google.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

const shops: TestApp[] = []
afterAll(() => Promise.all(shops.map((shop) => shop.close())))

async function policyOf(env: Record<string, string>): Promise<Record<string, string>> {
  const shop = await testApp({ env })
  shops.push(shop)
  const { headers } = await shop.fetch('/healthz')
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
  return Object.fromEntries(
    (headers.get('content-security-policy') ?? '')
      .split(';')
      .map((part) => [part.slice(0, part.indexOf(' ')), part.slice(part.indexOf(' ') + 1)])
  )
}

describe('where a page may go', () => {
  it('is nowhere but this server, where people sign in with its own tokens', async () => {
    const policy = await policyOf({})
    expect(policy).toMatchObject({
      'default-src': "'self'",
      'style-src': "'self'",
      'script-src': "'self' 'wasm-unsafe-eval'"
    })
    // `default-src` covers these directives.
    for (const directive of ['connect-src', 'frame-src', 'font-src']) expect(policy).not.toHaveProperty(directive)
  })

  it('includes what signing in with Google needs, and no more of Google', async () => {
    expect(await policyOf(firebaseEnv)).toMatchObject({
      'script-src': "'self' 'wasm-unsafe-eval' https://apis.google.com",
      'connect-src':
        "'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://firestore.googleapis.com",
      'frame-src': "'self' https://motif-shop.firebaseapp.com"
    })
  })

  it('is the emulator in the place of Google’s servers, in tests', async () => {
    const policy = await policyOf({ ...firebaseEnv, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' })
    expect(policy).toMatchObject({
      'connect-src': "'self' http://127.0.0.1:9099",
      'frame-src': "'self' http://127.0.0.1:9099"
    })
    const both = await policyOf({
      ...firebaseEnv,
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
      FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080'
    })
    expect(both).toMatchObject({ 'connect-src': "'self' http://127.0.0.1:9099 http://127.0.0.1:8080" })
  })

  it('includes Stripe’s card fields where payments go through Stripe', async () => {
    const stripe = {
      STRIPE_SECRET_KEY: 'sk_test_1',
      VITE_STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1'
    }
    expect(await policyOf(stripe)).toMatchObject({
      'script-src': "'self' 'wasm-unsafe-eval' https://js.stripe.com https://*.js.stripe.com",
      'frame-src': "'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
      'connect-src': "'self' https://api.stripe.com"
    })
    expect(JSON.stringify(await policyOf({}))).not.toContain('stripe')
  })
})
