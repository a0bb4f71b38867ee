/**
 * Measures what drawing takes beside what `drawingCost` estimates: `npm run measure:drawing -w @motif/api`. Processor time of this
 * process, the best of two rounds, at 1500 × 2000 px; the numbers of packages/design/src/cost come from here.
 */
import { type DesignDocument, type DesignNode, documentVersion, drawingCost, toSvg } from '@motif/design'
import { loadFonts } from '@motif/design/node'
import sharp from 'sharp'
import { paintSvg } from '../src/platform/paint-svg.ts'

sharp.cache(false)
sharp.concurrency(1)

const fonts = await loadFonts()
const area = { id: 'front', widthMm: 300, heightMm: 400 }
const processorMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const letters = (count: number, seed: number) =>
  Array.from({ length: count }, (_, index) =>
    index % 7 === 6 ? ' ' : 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'[(index * 31 + seed * 17) % 52]
  ).join('')
const chinese = (count: number, seed: number) =>
  Array.from({ length: count }, (_, index) => String.fromCodePoint(0x4e00 + ((seed * 280 + index) % 3000))).join('')
const at = { rotation: 0, opacity: 1, id: '' }
const many = (count: number, make: (index: number) => object) =>
  Array.from(
    { length: count },
    (_, index) =>
      ({
        ...at,
        x: 20 + ((index * 37) % 260),
        y: 20 + ((index * 53) % 360),
        ...make(index),
        id: `n${index}`
      }) as DesignNode
  )
const text =
  (count: number, more: object = {}) =>
  (index: number) => ({
    type: 'text',
    text: letters(count, index),
    font: 'instrument-sans',
    size: 6,
    align: 'centre',
    letterSpacing: 0,
    lineHeight: 1.2,
    fill: '#112233',
    width: 200,
    ...more
  })
const shape =
  (more: object = {}) =>
  () => ({ type: 'shape', shape: 'rectangle', width: 20, height: 20, fill: '#aa3322', ...more })
const stops = [
  { at: 0, colour: '#000000', opacity: 1 },
  { at: 1, colour: '#ffffff', opacity: 0.5 }
]
const zigzag = `M0 0${Array.from({ length: 1900 }, (_, index) => `L${((index * 37) % 100) / 100} ${((index * 61) % 100) / 100}`).join('')}`
const whole = { width: 600, height: 800 }
const dashed = { colour: '#000000', width: 0.5, dash: [0.1] }

const noise = sharp({
  create: {
    width: 960,
    height: 960,
    channels: 3,
    noise: { type: 'gaussian', mean: 128, sigma: 60 },
    background: '#000'
  }
})
const png = async (side: number) =>
  `data:image/png;base64,${(await noise.clone().resize(side, side).png({ compressionLevel: 1 }).toBuffer()).toString('base64')}`
const image = () => ({ type: 'image', image: 'x', width: 100, height: 100 })

const cases: [string, DesignNode[], string?][] = [
  ['30 texts of 280 letters', many(30, text(280))],
  ['the same with a line around them', many(30, text(280, { stroke: { colour: '#000000', width: 0.5 } }))],
  ['the same in dashes of 0.1 mm', many(30, text(280, { stroke: dashed }))],
  ['the same warped', many(30, text(280, { warp: { shape: 'wave', amount: 60 } }))],
  ['the same with sides', many(30, text(280, { extrusion: { colour: '#000000', depth: 1, angle: 45 } }))],
  [
    'the same with sides and a line',
    many(
      30,
      text(280, { stroke: { colour: '#000000', width: 0.5 }, extrusion: { colour: '#aa3322', depth: 1, angle: 45 } })
    )
  ],
  ['the same in the most ornate face', many(30, text(280, { font: 'special-elite' }))],
  ['10 texts of 280 Chinese signs', many(10, (index) => ({ ...text(280)(index), text: chinese(280, index) }))],
  ['500 small shapes', many(500, shape())],
  ['500 small shapes, see-through', many(500, shape({ opacity: 0.5 }))],
  ['100 over the whole area', many(100, shape(whole))],
  ['the same with a linear gradient', many(100, shape({ ...whole, fill: { type: 'linear', angle: 30, stops } }))],
  [
    'the same with a radial gradient',
    many(100, shape({ ...whole, fill: { type: 'radial', x: 0.5, y: 0.5, radius: 0.5, stops } }))
  ],
  ['20 paths of 1900 crossing lines', many(20, shape({ shape: 'path', path: zigzag, width: 250, height: 250 }))],
  [
    'the same as lines',
    many(
      20,
      shape({
        shape: 'path',
        path: zigzag,
        width: 250,
        height: 250,
        fill: undefined,
        stroke: { colour: '#000000', width: 1 }
      })
    )
  ],
  [
    '100 drawings of the clip-art',
    many(100, () => ({ type: 'clip-art', art: 'heart', width: 40, height: 40, fill: '#aa0000' }))
  ],
  [
    '100 QR codes of 990 letters',
    many(100, () => ({ type: 'qr', data: 'x'.repeat(990), level: 'L', width: 40, quiet: 4, fill: '#000000' }))
  ],
  ['8 pictures of 960 px', many(8, image), await png(960)],
  [
    'the same in two tones',
    many(8, () => ({
      ...image(),
      adjust: { contrast: 20 },
      effect: { type: 'duotone', dark: '#112233', light: '#ffeedd' }
    })),
    await png(960)
  ],
  ['the same sharper', many(8, () => ({ ...image(), adjust: { sharpness: 60 } })), await png(960)],
  ['20 pictures of 480 px', many(20, image), await png(480)]
]

for (const [name, nodes, href] of cases) {
  const document: DesignDocument = { version: documentVersion, product: 'measured', areas: { front: nodes } }
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < 2; round += 1) {
    const before = processorMs()
    await paintSvg(toSvg(document, { area, fonts, images: () => href, mode: 'screen' }), { width: 1500, height: 2000 })
      .raw()
      .toBuffer()
    best = Math.min(best, processorMs() - before)
  }
  console.log(
    `${name.padEnd(36)} measured ${best.toFixed(0).padStart(6)} ms, estimated ${drawingCost(nodes, area).milliseconds.toFixed(0).padStart(6)} ms`
  )
}
