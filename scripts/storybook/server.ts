import { once } from 'node:events'
import { createReadStream, statSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.jpeg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2'
}

/** Answers with the files of a folder. */
const fileOf =
  (folder: string): RequestListener =>
  (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = join(folder, normalize(decodeURIComponent(pathname === '/' ? '/index.html' : pathname)))
    if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, {
      'content-type': types[extname(path)] ?? 'application/octet-stream',
      'cache-control': 'max-age=3600'
    })
    createReadStream(path).pipe(response)
  }

/** Serves a folder on a free local port. POST requests go to `onPost`, if given. */
export async function serveFolder(folder: string, onPost?: RequestListener) {
  const sendFile = fileOf(folder)
  const server = createServer((request, response) => {
    if (request.method === 'POST' && onPost !== undefined) onPost(request, response)
    else sendFile(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    }
  }
}
