import { once } from 'node:events'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { AssetSize } from '@motif/mockup'
import { type Browser, type Page, chromium } from 'playwright'
import { build } from 'vite'
import { chromiumLaunch } from '../../../../../../scripts/chromium.ts'
import { viewFile } from '../renderer/view-file.ts'
import { type ViewId, viewIds } from '../views.ts'

const root = join(import.meta.dirname, '../../../../../../packages/mockup/testing')

/** The page's script and the files it loads later, by URL path. */
async function builtFiles(): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    worker: { format: 'es' },
    build: { write: false, rolldownOptions: { input: join(root, 'page.ts'), output: { entryFileNames: 'page.js' } } }
  })
  if (!('output' in built)) throw new TypeError('The page was not built once.')
  return new Map(built.output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]))
}

export interface MockupPage {
  page: Page
  /** The pixels that the page sent since the last call; waits for them if needed. */
  pixels(): Promise<Buffer>
  close(): Promise<void>
}

/** Opens a page of @motif/mockup in Chromium, with the HTTP server it needs. */
export async function openMockupPage(): Promise<MockupPage> {
  const files = await builtFiles()
  const views = new Map<string, Promise<Buffer>>()
  let received: (pixels: Buffer) => void
  let pixels: Promise<Buffer>
  const expectPixels = () => {
    pixels = new Promise((resolve) => {
      received = resolve
    })
  }
  expectPixels()

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url = '' } = request
    const file = files.get(url)
    const [, view, size] = /^\/mockups\/([a-z-]+)\/0-(\d+)\.bin$/.exec(url) ?? []
    if (method === 'POST') {
      received(await buffer(request))
      response.end()
    } else if (file !== undefined) response.setHeader('content-type', 'text/javascript').end(file)
    else if (url === '/mockups/views.json')
      response.end(JSON.stringify(Object.fromEntries(viewIds.map((id) => [id, '0']))))
    else if (view !== undefined) {
      const asset: AssetSize = size === '800' ? 'large' : 'small'
      const made = views.get(url) ?? viewFile(view as ViewId, asset)
      views.set(url, made)
      response.end(await made)
    } else
      response
        .setHeader('content-type', 'text/html')
        .end('<!doctype html><title>Mockup</title><body><script type="module" src="/page.js"></script>')
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const browser: Browser = await chromium.launch(chromiumLaunch())
  const page = await browser.newPage({ viewport: { width: 900, height: 1100 } })
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  await page.waitForFunction(() => 'tests' in globalThis)
  return {
    page,
    async pixels() {
      const got = await pixels
      expectPixels()
      return got
    },
    async close() {
      await browser.close()
      server.closeAllConnections()
      server.close()
    }
  }
}
