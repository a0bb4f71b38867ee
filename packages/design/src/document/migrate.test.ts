import { beforeAll, describe, expect, it } from 'vitest'
import type { FontSet } from '../fonts/font-set.ts'
import { loadFonts } from '../node.ts'
import { fingerprintOf, recordedFingerprints, references } from '../testing/reference.ts'
import { documentVersion } from './version.ts'
import { decodeDesign } from './read.ts'

let fonts: FontSet
beforeAll(async () => {
  fonts = await loadFonts()
})

describe('a document of an older version', () => {
  it.each(references().map((reference) => [reference.name, reference] as const))(
    'looks as it did when it was made: %s',
    (name, reference) => {
      expect(reference.document.version).toBe(documentVersion)
      expect(fingerprintOf(reference, fonts)).toBe(recordedFingerprints()[name])
    }
  )

  it('is at hand for each version there was', () => {
    const versions = new Set(references().map(({ name }) => name.split('/')[0]))
    expect([...versions]).toEqual(Array.from({ length: documentVersion }, (_, index) => `v${index + 1}`))
  })

  it('keeps nodes apart that shared an id', () => {
    const dot = { type: 'shape', id: 'dot', shape: 'ellipse', x: 0, y: 0, width: 1, height: 1, fill: '#000000' }
    const read = decodeDesign(
      JSON.stringify({ version: 1, product: 'tee', areas: { front: [dot, dot, dot], back: [dot] } })
    )
    expect(read.ok && Object.values(read.document.areas).map((nodes) => nodes.map(({ id }) => id))).toEqual([
      ['dot', 'dot-2', 'dot-3'],
      ['dot-4']
    ])
  })
})
