/**
 * Lays every product picture out in five colours with a test print, made by the renderer the shop's server uses:
 *
 *   node tools/pictures/contact-sheet.ts <folder> [view …]
 *
 * Writes `<view>-<colour>.webp` at full size, and `contact-sheet.webp` with all of them. The print is a grid that runs
 * to the edge of its area, a letter for each row and a number for each column: what is warped, cut or misplaced shows.
 */
import type { DesignNode } from '@motif/design'
import { loadFonts } from '@motif/design/node'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { render } from '../../apps/api/src/modules/drawing/renderer/render.ts'
import { type ViewId, isViewId, viewIds, views } from '../../apps/api/src/modules/drawing/views.ts'

const [folder, ...named] = process.argv.slice(2)
if (folder === undefined) throw new Error('Name the folder to write the sheet to.')
const wanted = named.length === 0 ? viewIds : named.filter(isViewId)

/** White, black, red, a pastel and navy, with a print that can be seen on each. */
const colours = {
  white: ['f2f1ec', '#1f3157'],
  black: ['1b1b1d', '#f6f1e4'],
  red: ['a33b2a', '#f6f1e4'],
  rose: ['d9a497', '#1d1c1a'],
  navy: ['24365c', '#e0a526']
} as const

const still = { rotation: 0, opacity: 1 } as const
const cells = 6

function box(id: string, x: number, y: number, width: number, height: number, fill: string): DesignNode {
  return { ...still, type: 'shape', shape: 'rectangle', id, x: x + width / 2, y: y + height / 2, width, height, fill }
}

/** Lines at every cell's edge, the outermost along the area's own, and a name in every cell. */
function grid(widthMm: number, heightMm: number, ink: string): DesignNode[] {
  const line = Math.min(widthMm, heightMm) / 120
  const [across, down] = [widthMm / cells, heightMm / cells]
  const steps = Array.from({ length: cells + 1 }, (_, index) => index)
  const upright = steps.map((step) => box(`u${step}`, Math.min(step * across, widthMm - line), 0, line, heightMm, ink))
  const level = steps.map((step) => box(`l${step}`, 0, Math.min(step * down, heightMm - line), widthMm, line, ink))
  const size = Math.min(across, down) * 0.5
  const names = steps.slice(1).flatMap((row) =>
    steps.slice(1).map((column): DesignNode => ({
      ...still,
      type: 'text',
      id: `n${row}-${column}`,
      text: `${String.fromCodePoint(64 + row)}${column}`,
      font: 'bricolage-grotesque',
      size,
      fill: row === 2 && column === 2 ? '#d2432a' : ink,
      x: (column - 0.5) * across,
      y: (row - 0.5) * down,
      align: 'centre',
      letterSpacing: 0,
      lineHeight: 1.2
    }))
  )
  return [...upright, ...level, ...names]
}

async function picture(view: ViewId, tint: string, ink: string): Promise<Buffer> {
  const { widthMm, heightMm } = views[view].print
  const artwork = { nodes: grid(widthMm, heightMm, ink), widthMm, heightMm }
  const [file] = await render(
    { view, tint, artwork, outputs: [{ width: 1280, format: 'webp' }] },
    await loadFonts(),
    new Map()
  )
  if (!file) throw new Error(`${view} could not be made.`)
  return file
}

const thumbnail = { width: 256, height: 320 }
await mkdir(folder, { recursive: true })
const placed: OverlayOptions[] = []
for (const [row, view] of wanted.entries()) {
  for (const [column, [colour, [tint, ink]]] of Object.entries(colours).entries()) {
    const file = await picture(view, tint, ink)
    await writeFile(join(folder, `${view}-${colour}.webp`), file)
    placed.push({
      input: await sharp(file).resize(thumbnail).toBuffer(),
      left: column * thumbnail.width,
      top: row * thumbnail.height
    })
  }
}
const size = { width: thumbnail.width * Object.keys(colours).length, height: thumbnail.height * wanted.length }
await sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
  .composite(placed)
  .webp({ quality: 70 })
  .toFile(join(folder, 'contact-sheet.webp'))
