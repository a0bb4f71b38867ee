import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { basename, join } from 'node:path'
import { build } from 'vite'

const root = import.meta.dirname
const pictures = join(root, '../../../stories/static/pictures')

/** Serves the built benchmark page. */
export async function servePage(): Promise<{ origin: string; stop: () => void }> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    build: {
      write: false,
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: { input: join(root, 'page.ts'), output: { entryFileNames: 'page.js' }, onLog: () => {} }
    }
  })
  if (!('output' in built)) throw new TypeError('The page was not built once.')
  const files = new Map(
    built.output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source])
  )
  const styles = [...files.keys()].filter((name) => name.endsWith('.css'))
  const html = `<!doctype html><title>Stages</title>${styles.map((name) => `<link rel="stylesheet" href="${name}">`).join('')}<body><script type="module" src="/page.js"></script>`
  const types: Record<string, string> = {
    js: 'text/javascript',
    css: 'text/css',
    wasm: 'application/wasm',
    webp: 'image/webp',
    avif: 'image/avif'
  }
  const fileAt = async (url: string) =>
    url.startsWith('/pictures/') ? readFile(join(pictures, basename(url))) : files.get(url)
  const server = createServer(({ url = '/' }, response) => {
    const type = url === '/' ? 'text/html' : (types[url.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
    fileAt(url).then(
      (file = html) => response.setHeader('content-type', type).end(file),
      () => response.writeHead(404).end()
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    }
  }
}
