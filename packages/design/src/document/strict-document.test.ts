import { describe, expect, it } from 'vitest'
import { strictDesignDocument } from './strict-document.ts'
import { readDesign } from './read.ts'

const text = (id: string, more: object = {}) => ({
  type: 'text',
  id,
  x: 0,
  y: 0,
  text: 'a',
  font: 'anton',
  size: 10,
  fill: '#000000',
  ...more
})
const image = (id: string, upload: string) => ({ type: 'image', id, x: 0, y: 0, image: upload, width: 1, height: 1 })
const group = (id: string, ...children: unknown[]) => ({ type: 'group', id, x: 0, y: 0, children })
const design = (front: unknown[], back: unknown[] = []) => ({ version: 2, product: 'tee', areas: { front, back } })

const faultsOf = (document: unknown) =>
  strictDesignDocument.safeParse(document).error?.issues.map(({ path }) => path.join('/')) ?? []

describe('a document that enters the shop', () => {
  it('may use every bundled font, safe ids and identifiers of uploads', () => {
    expect(faultsOf(design([text('a'), text('B-2_c', { font: 'noto-sans-hebrew' })], [image('c', 'x9_-Z')]))).toEqual(
      []
    )
  })

  it.each([
    ['a font the shop does not have', design([text('a', { font: 'inter' })]), 'areas/front/0/font'],
    [
      'a font the shop does not have in one word',
      design([text('a', { text: 'ab', runs: [{ start: 0, end: 1, font: 'inter' }] })]),
      'areas/front/0/runs/0/font'
    ],
    ['a font within a group', design([group('g', text('a', { font: '../fonts' }))]), 'areas/front/0/children/0/font'],
    ['an id with markup', design([text('<b>')]), 'areas/front/0/id'],
    ['an id with a line break', design([text('a\nb')]), 'areas/front/0/id'],
    ['an id two areas share', design([text('a')], [text('a')]), 'areas/back/0/id'],
    ['a picture by its address', design([image('a', 'https://evil.example/a.png')]), 'areas/front/0/image'],
    ['a picture by a path', design([image('a', '../../etc/passwd')]), 'areas/front/0/image']
  ])('is refused with %s', (_what, document, path) => {
    expect(faultsOf(document)).toEqual([path])
  })

  it('is opened all the same where it was kept before, and may be saved again then', () => {
    const strange = text('s', { text: 'ab', runs: [{ start: 0, end: 1, font: 'inter' }] })
    const old = design([text('<b>', { font: 'inter' }), group('g', text('a b'), text('a-b'))], [text('g'), strange])
    expect(faultsOf(old).length).toBeGreaterThan(0)
    const read = readDesign(old)
    if (!read.ok) throw new Error('An old document was not opened')
    expect(faultsOf(read.document)).toEqual([])
    expect(read.document.areas['front']?.[0]).toMatchObject({ font: 'instrument-sans', text: 'a' })
  })
})
