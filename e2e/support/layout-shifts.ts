import type { Page } from '@playwright/test'

interface Shifted {
  shifted?: number
}

/** Sums the layout shifts without recent input, from the start of the page. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const sum = globalThis as Shifted
    sum.shifted = 0
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!hadRecentInput) sum.shifted = (sum.shifted ?? 0) + value
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Sum of the layout shifts so far, as scored by the browser (CLS). */
export const shifts = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    return (globalThis as Shifted).shifted
  })
