import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { once } from 'node:events'

/** How the shop is changed on its way to the browser. */
export interface Alterations {
  /** Globals that pages and their threads are made to lack. */
  without?: readonly string[]
  /** The only format of pictures that the browser is told of. */
  pictures?: 'webp'
}

const listenerPath = '/listen-for-complaints.js'
const complaintsPath = '/complaints'

/** Runs in the page before anything else. It tells in the same moment: a page may be left in the next. */
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
 * Stands between browser and shop. WebDriver tells nothing of WebKit's console, so pages are given a listener; and what a
 * browser has can be taken from it here, before any code of the shop runs.
 */
export async function openFrontDoor(
  shop: URL,
  { without = [], pictures }: Alterations
): Promise<{ address: string; complaints: readonly string[]; close: () => void }> {
  const complaints: string[] = []
  const lacking = without.map((name) => `delete globalThis.${name};`).join('')
  const listener = `${lacking}(${listen.toString()})(${JSON.stringify(complaintsPath)})`

  /** A page of the shop as the browser gets it. */
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
    // A connection of its own: the shop may close one that was kept while it is used again.
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
    // A browser that goes elsewhere leaves its requests.
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
