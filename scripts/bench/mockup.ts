import { loadFonts } from '@motif/design/node'
import { openMockupPage } from '../../apps/api/src/modules/drawing/testing/mockup-page.ts'
import { drawnPrint, testPrint } from '../../apps/api/src/modules/drawing/testing/test-print.ts'
import type { ViewId } from '../../apps/api/src/modules/drawing/views.ts'
import type { PageTests } from '../../packages/mockup/testing/page.ts'
import type { Row } from './table.ts'

declare const tests: PageTests

const views: readonly ViewId[] = ['tshirt-front', 'mug-right', 'poster-framed']
const changes = 40

const median = (all: readonly number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN
const words = (all: readonly number[]) =>
  `median ${median(all).toFixed(1)} ms, quickest ${Math.min(...all).toFixed(1)} ms`

/** Time of a change until its pixels are readable, in headless Chromium without a GPU. Limit: 33 ms at 800 px. */
export async function benchMockup(): Promise<Row[]> {
  const [fonts, shown] = await Promise.all([loadFonts(), openMockupPage()])
  const rows: Row[] = []
  try {
    for (const view of views) {
      const drawing = drawnPrint(testPrint(view), fonts)
      const told = {
        view,
        colours: Array.from(
          { length: changes },
          (_, index) => `#${((index * 797_003) % 0xff_ff_ff).toString(16).padStart(6, '0')}`
        ),
        drawings: [drawing, ...Array.from({ length: changes }, () => drawing)] as [
          typeof drawing,
          ...(typeof drawing)[]
        ]
      }
      // What the browser chooses itself: pixels, there being no card.
      const { colour, design } = await shown.page.evaluate((asked) => tests.measure(asked), told)
      rows.push(
        { what: `${view}, another colour`, figure: `${words(colour)} (limit 33)` },
        { what: `${view}, another design`, figure: `${words(design)} (limit 33)` }
      )
    }
    const slow = {
      view: 'tshirt-front',
      by: 'webgl2' as const,
      colours: ['#ffffff', '#161616', '#c8321f', '#24365c'],
      drawings: [drawnPrint(testPrint('tshirt-front'), fonts)] as [ReturnType<typeof drawnPrint>]
    }
    const { colour } = await shown.page.evaluate((asked) => tests.measure(asked), slow)
    rows.push({ what: 'tshirt-front, another colour by WebGL2 in software (not chosen)', figure: words(colour) })
  } finally {
    await shown.close()
  }
  return rows
}
