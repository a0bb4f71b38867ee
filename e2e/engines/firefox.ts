import { launch } from 'puppeteer-core'
import { enginePaths } from '../../scripts/engines.ts'
import type { Engine } from './engine.ts'

/** Gecko, through WebDriver BiDi. */
export async function openFirefox(): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: enginePaths.firefox,
    headless: true,
    defaultViewport: null,
    extraPrefsFirefox: { 'intl.accept_languages': 'en-US' }
  })
  const page = (await browser.pages())[0] ?? (await browser.newPage())
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return {
    open: async (address) => void (await page.goto(address)),
    run: async (work, ...args) => page.evaluate(work as unknown as (...args: unknown[]) => never, ...args),
    async mouse(steps) {
      for (const step of steps) {
        if (step === 'down') await page.mouse.down()
        else if (step === 'up') await page.mouse.up()
        else await page.mouse.move(step.to.x, step.to.y)
      }
    },
    async fingers(paths) {
      const touches = []
      for (const [start] of paths) if (start) touches.push(await page.touchscreen.touchStart(start.x, start.y))
      for (let step = 1; step < Math.max(...paths.map(({ length }) => length)); step += 1)
        for (const [finger, path] of paths.entries()) {
          const place = path[step]
          if (place) await touches[finger]?.move(place.x, place.y)
        }
      for (const touch of touches) await touch.end()
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    async pressControl(letter) {
      await page.keyboard.down('Control')
      await page.keyboard.press(letter)
      await page.keyboard.up('Control')
    },
    async chooseFiles(selector, files) {
      const input = await (await page.$(selector))?.toElement('input')
      if (!input) throw new Error(`Nothing takes files at ${selector}.`)
      await input.uploadFile(...files)
    },
    resize: (size) => page.setViewport(size),
    screenshot: async () => Buffer.from(await page.screenshot()),
    complaints: () => complaints,
    close: () => browser.close()
  }
}
