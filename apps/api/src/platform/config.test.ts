import { expect, it } from 'vitest'
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
  expect(readConfig({})).toMatchObject({ host: '127.0.0.1', port: 3000, publicUrl: 'http://localhost:3000', isProduction: false, demo: { admin: { email: 'admin@motif.test' } } })
})

it('says a sentence for every setting that is wrong', () => {
  expect(sentencesOf({ PORT: 'eighty', LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://x', IDENTITY_KEY: 'short', TRUST_PROXY: 'true', MAIL_FROM: 'me\nBcc: you@example.com' })).toEqual([
    'PORT must be a whole number.',
    'DATABASE_URL must be an address that starts with postgres:// or postgresql://.',
    'MAIL_FROM must be an e-mail address, or a name with one: Motif <hello@example.com>.',
    'IDENTITY_KEY must be a random text of at least 32 characters.',
    'TRUST_PROXY must be the number of proxies in front of the server, or their addresses joined by commas.',
    'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent.'
  ])
})

it('does not start in production on parts for trying out, unless they are named', () => {
  expect(sentencesOf({ NODE_ENV: 'production' }).map((sentence) => /ALLOW=([\w-]+)/.exec(sentence)?.[1])).toEqual(['embedded-database', 'mailbox', 'test-payments'])
  expect(sentencesOf({ NODE_ENV: 'production', ALLOW: 'embedded-database,mailbox,test-payments' })).toEqual([])
  expect(sentencesOf({ NODE_ENV: 'production', ALLOW: 'embedded-database,mailbox,test-payments,demo-goods' })[0]).toContain('DEMO_ADMIN_PASSWORD')
  expect(sentencesOf({ ALLOW: 'everything' })[0]).toContain('may name test-payments')
})

it('makes no demonstration accounts in production by itself', () => {
  expect(readConfig({ NODE_ENV: 'production', ALLOW: 'embedded-database,mailbox,test-payments' }).demo).toBeUndefined()
})
