import { expect, test as base } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { originAt } from '../support/config.ts'
import { Mailbox } from '../support/mailbox.ts'
import type { EngineName } from '../../scripts/engines.ts'
import type { Engine, Size } from './engine.ts'
import { openFirefox } from './firefox.ts'
import { type Alterations, openFrontDoor } from './front-door.ts'
import { Part } from './parts.ts'
import { openWebKit } from './webkit.ts'

/** The shop's port. */
export const port = Number(process.env['E2E_ENGINES_PORT'] ?? 3298)

const sizes = { 390: { width: 390, height: 844 }, 1440: { width: 1440, height: 900 } } satisfies Record<number, Size>

/** The shop in a separate browser with the width of a desktop. */
interface Visit {
  engine: Engine
  page: Part
  main: Part
  /** Waits for a heading with the text. */
  title: (text: string | RegExp) => Promise<void>
  /** Opens a path of the shop and waits for the hydration. */
  open: (path: string) => Promise<void>
  /** Adds a picture in the design tool through the file input of the button. */
  bring: (name: string, picture: Buffer) => Promise<void>
  /** Saves screenshots at the sizes of a phone and a desktop. */
  look: (name: string) => Promise<void>
}

export interface EngineOptions {
  engineName: EngineName
  alterations: Alterations
  /** The system's locale; Firefox ignores it. */
  lang: string
}

interface EngineFixtures {
  visit: Visit
  mailbox: Mailbox
  /** An address that is unique within the run. */
  freshEmail: string
}

/** Whether React has hydrated the page. */
const isAlive = () => {
  const heading = document.querySelector('#main h1')
  return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'))
}

/** Waits until everything in view has been painted. */
const isPainted = async () => {
  await document.fonts.ready
  const pictures = [...document.images].filter((picture) => {
    const { top, bottom, width } = picture.getBoundingClientRect()
    return width > 0 && bottom > 0 && top < innerHeight
  })
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

/** A long timeout: pictures are painted when the browser is idle. */
export const waiting = { timeout: 60_000 }

const pictureInput = 'input[type=file][multiple]'

/** A test in one of the engines. Any error or warning of the page or the engine fails it. */
export const test = base.extend<EngineOptions & EngineFixtures>({
  engineName: ['webkit', { option: true }],
  alterations: [{}, { option: true }],
  lang: ['C', { option: true }],
  mailbox: async ({ request }, use) => use(new Mailbox(request)),
  freshEmail: async ({ engineName }, use) => use(`nora-${engineName}-${randomUUID().slice(0, 8)}@example.com`),
  visit: async ({ engineName, alterations, lang }, use, info) => {
    const door = await openFrontDoor(new URL(originAt(port)), alterations)
    const engine = await (engineName === 'firefox' ? openFirefox() : openWebKit({ lang }))
    const page = new Part(engine)
    const capture = async (name: string) => writeFile(info.outputPath(`${name}.png`), await engine.screenshot())
    await engine.resize(sizes[1440])
    await use({
      engine,
      page,
      main: page.find('main'),
      title: (text) => page.find('heading', text).shows(),
      async open(path) {
        await engine.open(door.address + path)
        await expect.poll(() => engine.run(isAlive), { intervals: [50], ...waiting }).toBe(true)
      },
      async bring(name, picture) {
        const file = info.outputPath(name)
        await writeFile(file, picture)
        const isThere = () => engine.run((selector) => document.querySelector(selector) !== null, pictureInput)
        await expect.poll(isThere, waiting).toBe(true)
        await engine.chooseFiles(pictureInput, [file])
      },
      async look(name) {
        for (const width of [390, 1440] as const) {
          await engine.resize(sizes[width])
          await engine.run(isPainted)
          await capture(`${name}-${width}`)
        }
      }
    })
    if (info.status !== info.expectedStatus) await capture('failed').catch(() => undefined)
    await engine.close()
    door.close()
    expect([...door.complaints, ...engine.complaints()], 'the console stays silent').toEqual([])
  }
})

export { expect }
