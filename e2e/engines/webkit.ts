import { expect } from '@playwright/test'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { enginePaths } from '../../scripts/engines.ts'
import type { Point } from '../support/design-tool.ts'
import type { Engine, PointerStep, Size } from './engine.ts'

/** Shrinks GTK's widgets around the page: the toolbar is wider than a phone. */
const smallTools =
  '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border: 0; font-size: 1px; -gtk-icon-transform: scale(0.1) }'

/** Code points of keys in WebDriver. */
const control = '\uE009'
const keys = { Escape: '\uE00C' }

const end = async (process: ChildProcess) => {
  const ended = once(process, 'exit')
  process.kill()
  await ended
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('There is no free port.')
  return address.port
}

/** Starts a virtual screen. */
async function openScreen(): Promise<{ display: string; close: () => Promise<void> }> {
  const process = spawn(enginePaths.xvfb, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe']
  })
  const [number] = (await once(process.stdio[3] as Readable, 'data')) as [Buffer]
  return { display: `:${String(number).trim()}`, close: () => end(process) }
}

interface WebKitOptions {
  /** The system's locale. WebKit derives American English from "C", and the language "C" from "C.UTF-8". @default 'C' */
  lang?: string
}

/** WebKit as Debian builds it, through WebDriver. */
export async function openWebKit({ lang = 'C' }: WebKitOptions = {}): Promise<Engine> {
  const [screen, port, settings] = await Promise.all([
    openScreen(),
    freePort(),
    mkdtemp(join(tmpdir(), 'webkit-settings-'))
  ])
  await mkdir(join(settings, 'gtk-3.0'))
  await writeFile(join(settings, 'gtk-3.0/gtk.css'), smallTools)
  const driver = spawn(enginePaths.webKitDriver, ['-p', String(port)], {
    env: { ...process.env, LC_ALL: '', LANGUAGE: '', LANG: lang, DISPLAY: screen.display, XDG_CONFIG_HOME: settings },
    stdio: 'ignore'
  })
  const root = `http://127.0.0.1:${port}`

  async function ask<Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Value> {
    const answer = await fetch(root + path, { method, ...(body && { body: JSON.stringify(body) }) })
    const { value } = (await answer.json()) as { value: Value }
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
    return value
  }

  await expect.poll(() => ask('GET', '/status').then(Boolean, () => false), { intervals: [50] }).toBe(true)
  const { sessionId } = await ask<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: enginePaths.webKit(), args: ['--automation'] } }
    }
  })
  const session = `/session/${sessionId}`
  const post = <Value>(path: string, body: object) => ask<Value>('POST', session + path, body)

  const pressKeys = (actions: { type: 'keyDown' | 'keyUp'; value: string }[]) =>
    post('/actions', { actions: [{ type: 'key', id: 'keys', actions }] })
  const tap = (value: string) => [
    { type: 'keyDown' as const, value },
    { type: 'keyUp' as const, value }
  ]

  const pointerAction = (step: PointerStep) =>
    typeof step === 'string'
      ? { type: step === 'down' ? 'pointerDown' : 'pointerUp', button: 0 }
      : { type: 'pointerMove', x: Math.round(step.to.x), y: Math.round(step.to.y), duration: 0, origin: 'viewport' }

  const run: Engine['run'] = async (work, ...args) => {
    const { value, error } = await post<{ value?: never; error?: string }>('/execute/async', {
      script: `const args = [...arguments]; const done = args.pop()
        Promise.resolve().then(() => (${work.toString()})(...args)).then((value) => done({ value }), (error) => done({ error: String(error) }))`,
      args
    })
    if (error !== undefined) throw new Error(error)
    return value as never
  }

  return {
    open: async (url) => void (await post('/url', { url })),
    run,
    mouse: async (steps) =>
      void (await post('/actions', {
        actions: [
          { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: steps.map(pointerAction) }
        ]
      })),
    // The driver does not support touch input, so the page dispatches pointer events.
    fingers: (paths) =>
      run(
        (...all) => {
          const tell = (type: string, finger: number, at: Point | undefined) => {
            const { x: clientX = 0, y: clientY = 0 } = at ?? {}
            const event = new PointerEvent(type, {
              bubbles: true,
              cancelable: true,
              composed: true,
              pointerId: finger + 2,
              pointerType: 'touch',
              isPrimary: finger === 0,
              buttons: type === 'pointerup' ? 0 : 1,
              clientX,
              clientY
            })
            document.elementFromPoint(clientX, clientY)?.dispatchEvent(event)
          }
          for (const [finger, [start]] of all.entries()) tell('pointerdown', finger, start)
          for (let step = 1; step < Math.max(...all.map(({ length }) => length)); step += 1)
            for (const [finger, path] of all.entries()) tell('pointermove', finger, path[step])
          for (const [finger, path] of all.entries()) tell('pointerup', finger, path.at(-1))
        },
        ...paths
      ),
    type: async (text) => void (await pressKeys(Array.from(text).flatMap(tap))),
    press: async (key) => void (await pressKeys(tap(keys[key]))),
    pressControl: async (letter) =>
      void (await pressKeys([{ type: 'keyDown', value: control }, ...tap(letter), { type: 'keyUp', value: control }])),
    async chooseFiles(selector, files) {
      const element = await post<Record<string, string>>('/element', { using: 'css selector', value: selector })
      await post(`/element/${Object.values(element)[0]}/value`, { text: files.join('\n') })
    },
    async resize(size) {
      const set = ({ width, height }: Size) => post('/window/rect', { width, height })
      // The space around the viewport is unknown until the window has its new size.
      const fit = async () => {
        const [outer, inner] = await Promise.all([
          ask<Size>('GET', `${session}/window/rect`),
          run(() => ({ width: innerWidth, height: innerHeight }))
        ])
        if (inner.width !== size.width || inner.height !== size.height)
          await set({
            width: outer.width + size.width - inner.width,
            height: outer.height + size.height - inner.height
          })
        return inner
      }
      await set(size)
      await expect.poll(fit, { intervals: [50] }).toEqual(size)
    },
    screenshot: async () => Buffer.from(await ask<string>('GET', `${session}/screenshot`), 'base64'),
    complaints: () => [],
    async close() {
      await ask('DELETE', session)
      await end(driver)
      await screen.close()
      await rm(settings, { recursive: true })
    }
  }
}
