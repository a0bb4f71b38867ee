import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import type { DesignDocument } from '../document/document.ts'
import { canonicalDesign, contentHash, findingId } from './confirmation.ts'
import type { Finding } from './preflight.ts'
import { documentVersion } from '../document/version.ts'

const text = {
  type: 'text',
  id: 't',
  x: 10,
  y: 10,
  rotation: 0,
  opacity: 1,
  text: 'Hé',
  font: 'anton',
  size: 10,
  align: 'centre',
  letterSpacing: 0,
  lineHeight: 1.2,
  fill: '#000000'
} as const
const document: DesignDocument = { version: documentVersion, product: 'tee', areas: { front: [text] } }

it('names a document by what it shows, in whatever order it was written', async () => {
  const { version, ...rest } = document
  const other = { ...rest, colour: undefined, version } as unknown as DesignDocument
  expect(canonicalDesign(other)).toBe(canonicalDesign(document))
  expect(await contentHash(other)).toBe(await contentHash(document))
  expect(await contentHash(document)).toBe(createHash('sha256').update(canonicalDesign(document)).digest('base64url'))
  expect(await contentHash({ ...document, areas: { front: [{ ...text, x: 11 }] } })).not.toBe(
    await contentHash(document)
  )
})

it('tells findings apart by what they are of, where, and how much', () => {
  const finding: Finding = {
    code: 'cut-off',
    severity: 'confirm',
    area: 'front',
    node: 't',
    details: { millimetres: 4.2 }
  }
  const others: Finding[] = [
    { ...finding, area: 'back' },
    { ...finding, node: 'u' },
    { ...finding, code: 'outside', details: {} },
    { ...finding, details: { millimetres: 4.3 } }
  ]
  expect(new Set([finding, ...others].map(findingId)).size).toBe(5)
})
