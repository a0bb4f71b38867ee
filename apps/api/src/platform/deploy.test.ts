import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

const root = join(import.meta.dirname, '../../../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** Settings that only an owner can fill in. */
const filledIn = {
  DATABASE_URL: 'postgres://motif:x@database:5432/motif',
  IDENTITY_KEY: 'a'.repeat(48),
  SMTP_URL: 'smtps://mail.example',
  STRIPE_SECRET_KEY: 'sk_live_abc',
  VITE_STRIPE_PUBLISHABLE_KEY: 'pk_live_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc'
}
const keysOfBucket = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }

/** Pairs `NAME: value` of the block after the first matching line. The block ends before the next line that is not indented further. */
function block(text: string, first: RegExp): Record<string, string> {
  const lines = text.split('\n')
  const start = lines.findIndex((line) => first.test(line))
  const indent = (line: string) => line.search(/\S/)
  const rest = lines.slice(start + 1)
  const end = rest.findIndex((line) => line !== '' && indent(line) <= indent(lines[start] ?? ''))
  return Object.fromEntries(
    rest.slice(0, end).flatMap((line) => {
      const [, name, value] = /^\s+([A-Z0-9_]+): (.+)$/.exec(line) ?? []
      return name === undefined ? [] : [[name, value?.replaceAll("'", '') ?? '']]
    })
  )
}

const example = Object.fromEntries(
  read('deploy/compose/motif.env.example')
    .split('\n')
    .flatMap((line) => {
      const [, name, value] = /^([A-Z0-9_]+)=(.*)$/.exec(line) ?? []
      return name === undefined ? [] : [[name, value ?? '']]
    })
)
const compose = block(read('deploy/compose/compose.yaml'), /^\s+environment: &environment/)
const configMap = block(read('deploy/kubernetes/motif.yaml'), /^data:/)

it.each([
  ['compose', { ...example, ...compose, PUBLIC_URL: 'https://shop.example' }],
  ['Kubernetes', { ...configMap, ...keysOfBucket }]
])('%s: the shop takes the settings in production, once the owner has filled in the rest', (_where, settings) => {
  for (const role of ['web', 'worker']) {
    expect(readConfig({ ...settings, ...filledIn, ROLE: role })).toMatchObject({
      publicUrl: 'https://shop.example',
      migratesAtStart: false,
      role
    })
  }
})

it('names only settings that the README describes', () => {
  const described = new Set([...read('README.md').matchAll(/`([A-Z][A-Z0-9_]+)(?:`|…)/g)].map(([, name]) => name))
  const ownOfCompose = new Set(['SHOP_HOST', 'DATABASE_PASSWORD'])
  const named = [...Object.keys(example), ...Object.keys(compose), ...Object.keys(configMap)]
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((name) => !described.has(name) && !ownOfCompose.has(name))).toEqual([])
})
