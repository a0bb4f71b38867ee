import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { loadFonts } from '@motif/design/node'
import { render } from '../../apps/api/src/modules/drawing/renderer/render.ts'
import { viewFile } from '../../apps/api/src/modules/drawing/renderer/view-file.ts'
import { testPrint } from '../../apps/api/src/modules/drawing/testing/test-print.ts'
import { type ViewId, viewIds } from '../../apps/api/src/modules/drawing/views.ts'
import type { Row } from './table.ts'

const colours = ['ffffff', '161616', 'c8321f', 'cfe3d4', '24365c']
const views: readonly ViewId[] = ['tshirt-front', 'mug-right', 'poster-framed', 'notebook']

const median = (all: readonly number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN
const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(0)} MB`
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`

/** Most memory the process ever held. */
const peak = () => Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? Number.NaN) * 1024

/** Server-rendered mockups with a full-bleed print; wall and processor time. Limits: 150 ms, 300 MB. */
export async function benchPictures(): Promise<Row[]> {
  // As the renderer's thread has it.
  sharp.cache(false)
  const fonts = await loadFonts()
  const before = peak()
  const rows: Row[] = []
  for (const format of ['webp', 'avif'] as const) {
    const [clock, processor]: [number[], number[]] = [[], []]
    for (const view of views) {
      const artwork = testPrint(view)
      for (const [turn, tint] of [...colours, ...colours].entries()) {
        const [start, used] = [performance.now(), process.cpuUsage()]
        await render({ view, tint, artwork, outputs: [{ width: 800, format }] }, fonts, new Map())
        const { user, system } = process.cpuUsage(used)
        // The first of a view also reads its layers.
        if (turn === 0) continue
        clock.push(performance.now() - start)
        processor.push((user + system) / 1000)
      }
    }
    rows.push({
      what: `mockup of 800 × 1000 px as ${format.toUpperCase()}, median`,
      figure: `${median(clock).toFixed(0)} ms (limit 150), ${median(processor).toFixed(0)} ms of processor time`
    })
  }
  for (const view of viewIds)
    await render(
      { view, tint: 'c8321f', artwork: testPrint(view), outputs: [{ width: 800, format: 'webp' }] },
      fonts,
      new Map()
    )
  rows.push({
    what: `most memory all ${viewIds.length} views took, beside the ${megabytes(before)} of the process before`,
    figure: `${megabytes(peak() - before)} (limit 300)`
  })
  for (const size of ['large', 'small'] as const) {
    const sizes: number[] = []
    for (const view of viewIds) sizes.push((await viewFile(view, size)).length)
    rows.push({
      what: `what a browser draws a view from, ${size}`,
      figure: `${kilobytes(Math.min(...sizes))} to ${kilobytes(Math.max(...sizes))}, median ${kilobytes(median(sizes))}`
    })
  }
  return rows
}
