import * as fc from 'fast-check'
import { clipArtCategories } from '../clip-art/catalogue.ts'
import type { DesignDocument } from '../document/document.ts'
import { documentVersion } from '../document/version.ts'
import type { DesignNode } from '../document/nodes.ts'
import { designDocument } from '../document/read.ts'
import { maskTextLimit } from '../document/picture-mask.ts'
import { warpShapes } from '../document/warp.ts'
import { textListKinds } from '../document/list.ts'
import { type LetterStyle, type TextRun, styledRuns } from '../document/runs.ts'
import { fontCatalogue } from '../fonts/catalogue.ts'
import { graphemesOf } from '../text/graphemes.ts'

/** For tests: arbitrary valid documents, with all node types, gradients, crops, arcs and nested groups. */

const share = fc.double({ min: 0, max: 1, noNaN: true })
/** Numbers of all magnitudes, half of them tiny, half spread evenly: inside, across and outside of the sheet. */
const spread = (min: number, max: number) =>
  fc.oneof(
    fc.double({ min, max, noNaN: true }),
    fc.integer({ min: Math.ceil(min * 10), max: max * 10 }).map((tenths) => tenths / 10)
  )
const millimetres = fc.oneof(
  { weight: 4, arbitrary: spread(-400, 800) },
  { weight: 1, arbitrary: spread(-10_000, 10_000) }
)
const length = spread(0.01, 500)
const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const stops = fc
  .array(fc.record({ at: share, colour, opacity: share }), { minLength: 2, maxLength: 5 })
  .map((all) => all.toSorted((a, b) => a.at - b.at))
const degrees = fc.double({ min: -360, max: 360, noNaN: true })
const gradient = fc.oneof(
  fc.record({ type: fc.constant('linear' as const), angle: degrees, stops }),
  fc.record({
    type: fc.constant('radial' as const),
    x: share,
    y: share,
    radius: fc.double({ min: 0.01, max: 2, noNaN: true }),
    stops
  })
)
const paint = fc.oneof({ weight: 3, arbitrary: colour }, { weight: 1, arbitrary: gradient })
const lineWidth = fc.double({ min: 0.05, max: 20, noNaN: true })
const stroke = fc.record(
  {
    colour,
    width: lineWidth,
    dash: fc.array(fc.double({ min: 0.1, max: 50, noNaN: true }), { minLength: 1, maxLength: 4 }),
    cap: fc.constantFrom('round', 'square')
  },
  { requiredKeys: ['colour', 'width'] }
)
const yes = fc.constant(true as const)
const words = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.constantFrom(
      'Hello',
      'Good\nmorning',
      'مرحبا بالعالم',
      'שלום',
      'नमस्ते',
      'สวัสดี',
      'Привет',
      '你好',
      'fi ffl AV To',
      '<script>alert(1)</script>',
      ']]>&amp;"\'',
      ''
    )
  )
  .filter((text) => text.isWellFormed() && !text.includes('\0'))
const font = fc.constantFrom(...fontCatalogue.map(({ id }) => id), 'no-such-font')
const art = fc.constantFrom(...Object.values(clipArtCategories).flat(), 'no-such-art')

const placement = {
  x: millimetres,
  y: millimetres,
  rotation: degrees,
  opacity: share,
  flipX: yes,
  flipY: yes,
  locked: yes,
  hidden: yes,
  name: words.map((text) => text.slice(0, 20)).filter((text) => text.isWellFormed())
}
const needed = ['type', 'x', 'y'] as const
const path = fc.constantFrom('M0 0L1 1', 'M0 .5C.2 0 .3 0 .5 .5S.8 1 1 .5', 'm.5 0l.5 1H0z', 'M0 0a.5 .5 0 0 1 1 1Z')

const outlines = fc.array(fc.record({ colour, width: lineWidth }), { minLength: 1, maxLength: 4 })
const extrusion = fc.record({
  colour,
  depth: fc.double({ min: 0.01, max: 60, noNaN: true }),
  angle: fc.oneof(spread(-180, 180), fc.constantFrom(0, 45, 90, 180, -90))
})
const shadow = fc.record(
  { colour, x: spread(-20, 20), y: spread(-20, 20), opacity: share },
  { requiredKeys: ['colour', 'x', 'y'] }
)

/** Texts without a box and with each box type. */
const box = fc.oneof(
  fc.constant({}),
  fc.record({ width: length }),
  fc.record({ width: length, fit: fc.constant('wrap') }),
  fc.record({ width: length, height: length, fit: fc.constant('shrink') })
)

const letterStyle = fc.record(
  { fill: colour, font, scale: fc.double({ min: 0.1, max: 10, noNaN: true }) },
  { requiredKeys: [] }
)

/** One of the mutually exclusive ways to bend text. */
const bent = fc.oneof(
  fc.record({
    arc: fc.double({ min: 1, max: 360, noNaN: true }).chain((value) => fc.constantFrom(value, -value))
  }),
  fc.record({
    baseline: fc.record(
      {
        points: fc.array(fc.record({ x: millimetres, y: millimetres }), { minLength: 2, maxLength: 12 }),
        offset: spread(-200, 200),
        flip: yes
      },
      { requiredKeys: ['points'] }
    )
  }),
  fc.record({
    warp: fc.record({
      shape: fc.constantFrom(...warpShapes),
      amount: fc.oneof(fc.integer({ min: -100, max: 100 }), fc.double({ min: -100, max: 100, noNaN: true }))
    })
  })
)

/** Runs with bounds as fractions of the text, for `placedRuns`. */
const runs = fc.array(fc.record({ from: share, to: share, style: letterStyle }), {
  minLength: 1,
  maxLength: 4
})

/** Runs at character boundaries, without overlap; none for empty text. */
function placedRuns(words: string, wanted: readonly { from: number; to: number; style: LetterStyle }[]) {
  const places = [...graphemesOf(words)].map(({ index }) => index)
  const at = (share: number) => places[Math.floor(share * (places.length + 1))] ?? words.length
  const placed = wanted.reduce<TextRun[]>(
    (all, { from, to, style }) =>
      styledRuns(all, { start: Math.min(at(from), at(to)), end: Math.max(at(from), at(to)) }, style, words.length),
    []
  )
  return placed.length === 0 ? {} : { runs: placed }
}

const text = fc
  .record(
    {
      type: fc.constant('text' as const),
      ...placement,
      text: words,
      font,
      size: fc.double({ min: 1, max: 200, noNaN: true }),
      align: fc.constantFrom('start', 'centre', 'end'),
      direction: fc.constantFrom('ltr', 'rtl'),
      letterSpacing: fc.double({ min: -0.5, max: 2, noNaN: true }),
      lineHeight: fc.double({ min: 0.5, max: 4, noNaN: true }),
      fill: paint,
      stroke,
      outlines,
      extrusion,
      shadow,
      box,
      bent,
      role: fc.constantFrom('name', 'number'),
      list: fc.constantFrom(...textListKinds),
      runs
    },
    { requiredKeys: [...needed, 'text', 'font', 'size', 'fill'] }
  )
  .map(({ box: around, bent: bend, runs: wanted, list, ...own }) => ({
    ...own,
    ...around,
    ...bend,
    ...(list && own.role === undefined ? { list } : {}),
    ...(wanted && own.role === undefined ? placedRuns(own.text, wanted) : {})
  }))

const percent = fc.integer({ min: -100, max: 100 })
const adjust = fc.record(
  {
    brightness: percent,
    contrast: percent,
    saturation: percent,
    warmth: percent,
    sharpness: fc.integer({ min: 0, max: 100 })
  },
  { requiredKeys: [] }
)
const effect = fc.oneof(
  fc.record({ type: fc.constantFrom('greyscale' as const, 'sepia' as const) }),
  fc.record({ type: fc.constant('duotone' as const), dark: colour, light: colour }),
  fc.record({ type: fc.constant('threshold' as const), level: fc.integer({ min: 0, max: 100 }) })
)

const mask = fc.oneof(
  fc.record({ shape: fc.constant('rectangle' as const), corner: fc.double({ min: 0, max: 0.5, noNaN: true }) }),
  fc.record({ shape: fc.constant('ellipse' as const) }),
  fc.record({ shape: fc.constantFrom('polygon' as const, 'star' as const), points: fc.integer({ min: 3, max: 60 }) }),
  fc.record({ shape: fc.constant('path' as const), path }),
  fc.record({
    shape: fc.constant('text' as const),
    text: words.map((text) => text.slice(0, maskTextLimit)).filter((text) => text.isWellFormed()),
    font
  })
)

const single = fc.oneof(
  text,
  fc.record(
    {
      type: fc.constant('image' as const),
      ...placement,
      image: fc.constantFrom('upload-1', 'upload-2'),
      width: length,
      height: length,
      crop: fc.record({
        x: fc.constantFrom(0, 0.25),
        y: fc.constantFrom(0, 0.5),
        width: fc.constantFrom(0.25, 0.75),
        height: fc.constantFrom(0.1, 0.5)
      }),
      adjust,
      effect,
      mask
    },
    { requiredKeys: [...needed, 'image', 'width', 'height'] }
  ),
  fc.record(
    {
      type: fc.constant('shape' as const),
      ...placement,
      shape: fc.constantFrom('rectangle', 'ellipse', 'polygon', 'star', 'line', 'path'),
      width: length,
      height: length,
      path,
      points: fc.integer({ min: 3, max: 60 }),
      waist: fc.double({ min: 0.05, max: 0.95, noNaN: true }),
      corner: fc.double({ min: 0, max: 100, noNaN: true }),
      fill: paint,
      stroke
    },
    { requiredKeys: [...needed, 'shape', 'width', 'height'] }
  ),
  fc.record(
    { type: fc.constant('clip-art' as const), ...placement, art, width: length, height: length, fill: paint, stroke },
    { requiredKeys: [...needed, 'art', 'width', 'height', 'fill'] }
  ),
  fc.record(
    {
      type: fc.constant('qr' as const),
      ...placement,
      data: words.filter((text) => text !== ''),
      level: fc.constantFrom('L', 'M', 'Q', 'H'),
      width: length,
      quiet: fc.integer({ min: 0, max: 8 }),
      fill: paint,
      background: paint
    },
    { requiredKeys: [...needed, 'data', 'width', 'fill'] }
  )
)

type Loose = Record<string, unknown>

const { node } = fc.letrec<{ node: Loose }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', maxDepth: 4, withCrossShrink: true },
    single as fc.Arbitrary<Loose>,
    fc.record(
      {
        type: fc.constant('group'),
        ...placement,
        scale: fc.double({ min: 0.1, max: 4, noNaN: true }),
        children: fc.array(tie('node'), { maxLength: 4 })
      },
      { requiredKeys: [...needed, 'children'] }
    ) as fc.Arbitrary<Loose>
  )
}))

/** Numbers the node ids in drawing order. */
function named(nodes: readonly Loose[], count = { next: 1 }): Loose[] {
  return nodes.map((one) => ({
    ...one,
    id: `n${count.next++}`,
    ...(Array.isArray(one['children']) ? { children: named(one['children'] as Loose[], count) } : undefined)
  }))
}

export const arbitraryNodes: fc.Arbitrary<DesignNode[]> = fc
  .array(node, { maxLength: 6 })
  .map(
    (nodes) =>
      designDocument.parse({ version: documentVersion, product: 'tee', areas: { front: named(nodes) } }).areas[
        'front'
      ] ?? []
  )

const oneLine = (most: number) =>
  words.map((text) => text.replaceAll(/\p{Cc}/gu, ' ').slice(0, most)).filter((text) => text.isWellFormed())
const member = fc.record({
  name: oneLine(40),
  number: oneLine(8),
  size: fc.constantFrom('', 's', 'xxl'),
  quantity: fc.integer({ min: 1, max: 99 })
})
const team = fc.array(member, { minLength: 1, maxLength: 4 })

export const arbitraryDocument: fc.Arbitrary<DesignDocument> = fc
  .record({ front: arbitraryNodes, back: arbitraryNodes, team }, { requiredKeys: ['front', 'back'] })
  // Renumbered, since both areas use the same ids.
  .map(({ front, back, ...more }) =>
    designDocument.parse({ version: documentVersion, product: 'tee', areas: { front, back }, ...more })
  )
