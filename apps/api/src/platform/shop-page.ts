import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageSettings } from '@motif/contract'
import { isResponseError } from '@motif/contract/client'
import type { PageDocument, RenderContext, RenderedPage, ShopEntry } from '@motif/contract/page-render'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway } from './database.ts'
import { internalCall } from './inject-call.ts'
import type { Platform } from './platform.ts'
import { createRenderGate } from './render-gate.ts'
import { documentSender } from './send-document.ts'

export type SendShopPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

const unbuilt =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Not built yet</title><p>The shop’s pages are not built yet. Run <code>npm run build</code>, then start the server again.</p></html>'

const awayStyles =
  ':root{color-scheme:light dark}body{font:1.125rem/1.5 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 1.5rem}h1{font-size:1.75rem;line-height:1.2}'

/** Shown while the database is unavailable. It needs no other files and reloads itself. */
const away: PageDocument = {
  bytes:
    Buffer.from(`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="5"><title>Back in a moment</title>
<style>${awayStyles}</style>
<main><h1>We are back in a moment</h1><p>The shop can’t reach its database right now. Nothing is lost: your cart and your orders are kept. This page tries again by itself.</p></main>`),
  hashes: { scripts: [], styles: [`'sha256-${createHash('sha256').update(awayStyles).digest('base64')}'`] }
}

/** Whether the page failed to load data because the shop is not ready. */
const isAway = (error: unknown) => (isResponseError(error) ? error.status === 503 : isDatabaseAway(error))

/** Headers with which caches in front keep a rendered page. Browsers ask again each time. Redirects, unrendered pages and missing files keep their headers. */
function sharedHeaders({ status, headers }: RenderedPage, seconds: number): Record<string, string> {
  const { vary: _vary, ...others } = headers
  const isShared = status === 200 && headers['cache-control'] === 'no-cache'
  return isShared
    ? { ...others, 'cache-control': `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds}` }
    : headers
}

function readManifest(clientDir: string): unknown {
  const path = join(clientDir, '.vite/manifest.json')
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
}

/** Files with a hash in their name are immutable; the others are revalidated. */
async function serveFiles(app: FastifyInstance, clientDir: string): Promise<void> {
  await app.register(async (files) => {
    files.addHook('onRoute', (route) => {
      route.config = { ...route.config, isQuiet: true, routeName: 'file' }
    })
    await files.register(fastifyStatic, {
      root: clientDir,
      wildcard: false,
      index: false,
      preCompressed: true,
      globIgnore: ['**/*.html', '.vite/**', '**/*.br', '**/*.gz'],
      cacheControl: false,
      setHeaders: (response, path) => {
        const isHashed = path.startsWith(join(clientDir, 'assets'))
        response.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=300')
      }
    })
  })
}

/** Serves the files of the shop's build and renders its pages, also for unknown addresses. `movedTo` resolves redirects for these. */
export async function shopPages(
  app: FastifyInstance,
  { config, currentShop }: Pick<Platform, 'config' | 'currentShop'>,
  movedTo: RenderContext['movedTo']
): Promise<SendShopPage> {
  const { shopBuild, firebase, publicUrl, rateLimits, pageCacheSeconds } = config
  if (!existsSync(shopBuild.serverEntry))
    return async (_request, reply) =>
      reply.code(503).header('retry-after', 10).type('text/html; charset=utf-8').send(unbuilt)
  if (existsSync(shopBuild.clientDir)) await serveFiles(app, shopBuild.clientDir)
  // React reads NODE_ENV once, at import. Its development mode checks everything and takes twice the time.
  process.env['NODE_ENV'] = 'production'
  const entry = (await import(pathToFileURL(shopBuild.serverEntry).href)) as ShopEntry
  const assets = readManifest(shopBuild.clientDir)
  const call = internalCall(app)
  const base: PageSettings = firebase === undefined ? {} : { firebase: firebase.web }
  const settingsOf = (texts: PageSettings['texts']): PageSettings => (texts === undefined ? base : { ...base, texts })
  let settings = base
  const gate = createRenderGate()
  const send = documentSender(config)
  const countRender = app.createRateLimit({ max: rateLimits.renders, timeWindow: 60_000 })
  return async (request, reply) => {
    // The same object for the same settings, so that it is serialised and hashed once.
    if (settings.texts !== currentShop.ownTexts()) settings = settingsOf(currentShop.ownTexts())
    const mayRenderNew = async () => {
      const count = await countRender(request)
      return count.isAllowed || !count.isExceeded
    }
    const render = entry.render(
      {
        url: request.url,
        // A page that caches in front share depends on no cookie. Its script applies the chosen theme before the first paint.
        cookies: pageCacheSeconds > 0 ? '' : (request.headers.cookie ?? ''),
        acceptLanguage: request.headers['accept-language'] ?? ''
      },
      { call, assets, settings, shop: currentShop.published(), origin: publicUrl, mayRenderNew, movedTo, gate }
    )
    const page = await render.catch((error: unknown) => {
      if (isAway(error)) return undefined
      throw error
    })
    if (!page) return send(request, reply.code(503).headers({ 'retry-after': 5, 'cache-control': 'no-store' }), away)
    reply.code(page.status).headers(pageCacheSeconds > 0 ? sharedHeaders(page, pageCacheSeconds) : page.headers)
    return page.document === undefined ? reply.send() : send(request, reply, page.document)
  }
}
