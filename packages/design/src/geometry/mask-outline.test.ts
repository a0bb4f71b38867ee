import { beforeAll, describe, expect, it } from 'vitest'
import type { DesignDocument } from '../document/document.ts'
import { strictDesignDocument } from '../document/strict-document.ts'
import type { ImageNode } from '../document/nodes.ts'
import { readDesign } from '../document/read.ts'
import { documentVersion } from '../document/version.ts'
import { drawDesign } from '../drawing/draw-design.ts'
import type { FontSet } from '../fonts/font-set.ts'
import { textsInFonts } from '../fonts/used-characters.ts'
import { loadFonts } from '../node.ts'
import { preflight } from '../preflight/preflight.ts'
import { drawingCost } from '../cost/drawing-cost.ts'
import { textOf } from '../testing/text-of.ts'
import { textOutline } from '../text/text-path.ts'
import { boxAround } from './box.ts'
import { maskOutline, maskTextRatio } from './mask-outline.ts'
import { polygonsOf } from './flat-path.ts'

let fonts: FontSet
beforeAll(async () => {
  fonts = await loadFonts()
})

const area = { id: 'front', widthMm: 300, heightMm: 400, bleedMm: 0, safeMm: 0 }
const cut = (text: string, font = 'archivo-black') => ({ shape: 'text', text, font }) as const
const photo = (text: string, font?: string, more: Partial<ImageNode> = {}): ImageNode => ({
  type: 'image',
  id: 'i',
  x: 150,
  y: 200,
  rotation: 0,
  opacity: 1,
  image: 'photo',
  width: 120,
  height: 80,
  mask: cut(text, font),
  ...more
})
const documentOf = (...nodes: object[]) => ({ version: documentVersion, product: 'tee', areas: { front: nodes } })
const drawn = (node: ImageNode) =>
  drawDesign(documentOf(node) as DesignDocument, { area, fonts, hasImage: () => true, mode: 'print' }).children[0]
const findings = (node: ImageNode) =>
  preflight(documentOf(node) as DesignDocument, {
    areas: [area],
    fonts,
    images: () => ({ width: 4000, height: 3000 })
  }).map(({ code }) => code)
const boxOf = (text: string, font?: string) => {
  const outline = maskOutline(cut(text, font), { width: 120, height: 80 }, fonts)
  return outline && boxAround(polygonsOf(outline.segments()).flat())
}

describe('a photo cut to words', () => {
  it.each([
    ['SUMMER', 'archivo-black'],
    ['مرحبا', 'cairo'],
    ['שלום', 'rubik'],
    ['I', 'pacifico'],
    ['Two\nlines', 'anton']
  ])('shows as large letters as fit into its frame, in the middle, as wide as they are: %s', (text, font) => {
    const box = boxOf(text, font) ?? { left: 0, right: 0, top: 0, bottom: 0 }
    expect(Math.min(60 - box.right, 40 - box.bottom)).toBeCloseTo(0, 1)
    expect(box.left + box.right).toBeCloseTo(0, 1)
    expect(box.top + box.bottom).toBeCloseTo(0, 1)
    expect((box.right - box.left) / (box.bottom - box.top)).toBeCloseTo(maskTextRatio(cut(text, font), fonts) ?? 0, 1)
  })

  it('has its letters shaped and joined as those of a text', () => {
    const text = 'مرحبا بالعالم'
    const cutTo = maskOutline(cut(text, 'cairo'), { width: 120, height: 80 }, fonts)?.segments()
    const set = textOutline(textOf(text, { font: 'cairo' }), fonts)?.segments()
    expect(cutTo?.length).toBeGreaterThan(50)
    expect(cutTo?.map(({ command }) => command)).toEqual(set?.map(({ command }) => command))
  })

  it('is clipped by its letters, and shown as a whole where there is none to see', () => {
    const node = drawn(photo('HI'))
    const [inner] = node?.type === 'group' ? node.children : []
    expect(inner).toMatchObject({ type: 'group', children: [{ type: 'image', x: -60, width: 120 }] })
    expect(inner?.type === 'group' && inner.clip?.segments().length).toBeGreaterThan(8)
    for (const text of ['', ' \n '])
      expect(drawn(photo(text))).toMatchObject({ children: [{ clip: { data: expect.any(Function) } }] })
    expect(maskOutline(cut(' '), { width: 120, height: 80 }, fonts)).toBeUndefined()
  })

  it('has its words and its face looked at as those of a text', () => {
    const document = documentOf(photo('Ada', 'anton')) as DesignDocument
    expect(textsInFonts(document)).toEqual([{ font: 'anton', text: 'Ada' }])
    expect(findings(photo('Ada'))).toEqual([])
    expect(findings(photo('Your words'))).toEqual(['sample-text'])
    expect(findings(photo('\u{1F9FF}\u{10FFFD}'))).toContain('missing-letters')
    expect(findings(photo('A long line of words', undefined, { width: 20, height: 15 }))).toContain('small-letters')
    const { letters, milliseconds } = drawingCost([photo('Ada')], area)
    expect(letters).toBe(3)
    expect(milliseconds).toBeGreaterThan(drawingCost([photo('', 'anton')], area).milliseconds)
  })

  it('is measured by its letters where it leaves its print area, and must be as whole as a text', () => {
    const placed = (more: Partial<ImageNode>, safeMm = 0) =>
      preflight(documentOf(photo('I', undefined, { width: 120, height: 60, ...more })) as DesignDocument, {
        areas: [{ ...area, safeMm }],
        fonts,
        images: () => ({ width: 4000, height: 3000 })
      }).map(({ code, severity, details }) => [severity, code, details['millimetres']])
    // A part of the wide frame is beyond the edge; the narrow letter is not.
    expect(placed({ x: 20 })).toEqual([])
    expect(placed({ x: 15 }, 10)).toEqual([['note', 'near-edge', 10]])
    expect(placed({ x: 50 }, 10)).toEqual([])
    expect(placed({ x: -40 })).toEqual([['confirm', 'outside', undefined]])
    expect(placed({ y: 28 })).toEqual([['warning', 'cut-off', 2]])
    // A rotated ellipse has no corners that could be outside the area.
    expect(placed({ mask: { shape: 'ellipse' }, x: 50, rotation: 45 })).toEqual([])
    expect(placed({ x: 50, rotation: 45, mask: { shape: 'rectangle' } })).toEqual([['confirm', 'cut-off', 13.6]])
  })

  it('holds few letters, none of them a control character, in a font of the shop', () => {
    const read = (mask: object) => readDesign(documentOf({ ...photo(''), mask }))
    expect(read(cut('x'.repeat(41))).ok).toBe(false)
    expect(read({ ...cut('x'), path: 'M0 0Z' }).ok).toBe(false)
    expect(read(cut('\ud83d')).ok).toBe(false)
    const clean = read(cut('A\u0007B\tC', 'no-such-font'))
    expect(clean.ok && clean.document.areas['front']?.[0]).toMatchObject({
      mask: { text: 'AB C', font: 'instrument-sans' }
    })
    const entered = strictDesignDocument.safeParse(documentOf(photo('A', 'no-such-font')))
    expect(entered.error?.issues[0]?.path).toEqual(['areas', 'front', 0, 'mask', 'font'])
  })
})
