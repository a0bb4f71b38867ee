import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { once } from 'node:events'

/** Changes to the shop's responses. */
export interface Alterations {
  /** Globals to remove from pages and workers. */
  without?: readonly string[]
  /** The only picture format that pages offer. */
  pictures?: 'webp'
}

const listenerPath = '/listen-for-complaints.js'
const complaintsPath = '/complaints'

/** Runs in the page before any other script. Reports synchronously: the browser may leave the page immediately afterwards. */
function listen(path: string): void {
  const tell = (...words: unknown[]) => {
    const request = new XMLHttpRequest()
    request.open('POST', path, false)
    request.send(words.map(String).join(' '))
  }
  for (const level of ['error', 'warn'] as const) console[level] = (...words) => tell(`console.${level}:`, ...words)
  addEventListener(
    'error',
    (event) => {
      const { target } = event
      if (target instanceof HTMLElement) tell('Not loaded:', target.outerHTML.slice(0, 300))
      else tell('Uncaught:', event.message, event.error instanceof Error ? event.error.stack : '')
    },
    true
  )
  addEventListener('unhandledrejection', ({ reason }) =>
    tell('Unhandled:', reason, reason instanceof Error ? reason.stack : '')
  )
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    tell('Forbidden:', violatedDirective, blockedURI, sourceFile)
  )
}

const textOf = async (stream: IncomingMessage): Promise<string> => Buffer.concat(await stream.toArray()).toString()

/**
 * Starts a proxy between browser and shop. WebDriver does not report WebKit's console, so the proxy adds a listener to pages. It can also
 * remove features of the browser before any code of the shop runs.
 */
export async function openFrontDoor(
  shop: URL,
  { without = [], pictures }: Alterations
): Promise<{ address: string; complaints: readonly string[]; close: () => void }> {
  const complaints: string[] = []
  const lacking = without.map((name) => `delete globalThis.${name};`).join('')
  const listener = `${lacking}(${listen.toString()})(${JSON.stringify(complaintsPath)})`

  /** Returns the HTML of a page with the alterations. */
  function altered(page: string): string {
    const told = pictures === undefined ? page : page.replaceAll('image/avif', 'image/unknown')
    return told.replace('<head>', `<head><script src="${listenerPath}"></script>`)
  }

  async function pass(from: IncomingMessage, to: ServerResponse) {
    const path = from.url ?? '/'
    if (path === complaintsPath) {
      complaints.push(await textOf(from))
      to.end()
      return
    }
    if (path === listenerPath) {
      to.writeHead(200, { 'content-type': 'text/javascript' }).end(listener)
      return
    }
    const headers = { ...from.headers, 'accept-encoding': 'identity' }
    // A new connection for each request: the shop may close a kept-alive connection while it is reused.
    const asked = request({
      hostname: shop.hostname,
      port: shop.port,
      path,
      method: from.method,
      headers,
      agent: false
    })
    from.pipe(asked)
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    const isPage = answer.headers['content-type']?.startsWith('text/html') ?? false
    const isThread = from.headers['sec-fetch-dest'] === 'worker'
    if (!isPage && !(isThread && lacking !== '')) {
      to.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(to)
      return
    }
    const text = isPage ? altered(await textOf(answer)) : lacking + (await textOf(answer))
    const told = { ...answer.headers, 'content-length': String(Buffer.byteLength(text)) }
    delete told['transfer-encoding']
    to.writeHead(answer.statusCode ?? 502, told).end(text)
  }

  const server = createServer((from, to) => {
    // The browser aborts the requests of a page that it leaves.
    pass(from, to).catch(() => to.destroy())
  }).listen(0, 'localhost')
  await once(server, 'listening')
  const place = server.address()
  if (place === null || typeof place === 'string') throw new Error('There is no free port.')
  return {
    address: `http://localhost:${place.port}`,
    complaints,
    close: () => {
      server.close()
      server.closeAllConnections()
    }
  }
}
