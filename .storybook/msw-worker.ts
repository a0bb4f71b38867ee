import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const { resolve } = createRequire(join(import.meta.dirname, '../stories/package.json'))
const fileName = 'mockServiceWorker.js'

/** Serves the service worker of msw out of its package, and puts it into what is built: it is always that of the msw that asks for it. */
export function mswWorker(): Plugin {
  const source = readFileSync(resolve(`msw/${fileName}`), 'utf8')
  return {
    name: 'msw-worker',
    configureServer({ middlewares }) {
      middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript').end(source)
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source })
    }
  }
}
