import { readFileSync } from 'node:fs'
import type { Browser } from 'playwright'

/** Private memory of a process in megabytes; zero once it has ended. */
function privateMegabytes(pid: number): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
    const kilobytes = [...rollup.matchAll(/^Private_\w+:\s+(\d+) kB$/gm)].map(([, digits]) => Number(digits))
    return kilobytes.reduce((sum, one) => sum + one, 0) / 1000
  } catch {
    return 0
  }
}

export interface BrowserMemory {
  /** Megabytes now. */
  now: () => Promise<number>
  /** The most megabytes since the last reset. */
  peak: () => number
  reset: () => void
  stop: () => void
}

const intervalMs = 50

/** Samples the private memory of a browser's pages and their workers. Needs Linux. */
export async function watchMemory(browser: Browser): Promise<BrowserMemory> {
  const devtools = await browser.newBrowserCDPSession()
  const measure = async () => {
    const { processInfo } = await devtools.send('SystemInfo.getProcessInfo')
    const pages = processInfo.filter(({ type }) => type === 'renderer')
    return pages.reduce((sum, { id }) => sum + privateMegabytes(id), 0)
  }
  let most = 0
  const sample = async () => {
    most = Math.max(most, await measure())
  }
  // A sample fails if the browser closes meanwhile.
  const timer = setInterval(() => void sample().catch(() => undefined), intervalMs)
  return {
    now: measure,
    peak: () => most,
    reset: () => {
      most = 0
    },
    stop: () => clearInterval(timer)
  }
}
