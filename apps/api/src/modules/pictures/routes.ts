import { performance } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import type { Module } from '../../platform/module.ts'
import { ProblemError } from '../../platform/problem.ts'
import { galleryPictures, openHero } from '../catalogue/index.ts'
import { visitorOf } from '../drawing/index.ts'
import { fileNameOf, readAddress } from './address.ts'
import { clearPictureFiles, clearSharedPictures } from './clear-up.ts'
import { mockupRoutes } from './mockup-routes.ts'
import { photoRoutes } from './photo-routes.ts'
import { openPictures } from './service.ts'
import { socialRoutes } from './social/routes.ts'
import { warmPictures } from './warm.ts'

interface Params {
  view: string
  tint: string
  file: string
}

/** Milliseconds between two prerendered pictures. */
const warmPauseMs = 250

/** Event loop utilisation above which prerendering pauses. */
const busyShare = 0.2

/** Milliseconds between two clearings of the cache on the disk. */
const clearIntervalMs = 3_600_000

/** Milliseconds until the first: a process may never live for an hour. */
const firstClearMs = 300_000

const pictureNotFound = () => new ProblemError('picture-not-found')

/** Product pictures: URLs are immutable, so browsers cache them for good. */
export const picturesModule: Module = (app, platform) => {
  const { config, db, jobs, log } = platform
  const service = openPictures(platform)
  const closing = new AbortController()

  app.get<{ Params: Params }>('/pictures/:view/:tint/:file', { config: { isQuiet: true } }, async (request, reply) => {
    const { view, tint, file } = request.params
    const address = readAddress(view, tint, file)
    if (!address) throw pictureNotFound()
    const tag = `"${fileNameOf(address)}"`
    const picture = await service.file(address, visitorOf(request))
    if (!picture) throw pictureNotFound()
    reply.headers({
      'cache-control': 'public, max-age=31536000, immutable',
      etag: tag,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin'
    })
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    return reply.type(`image/${address.format}`).send(picture)
  })

  photoRoutes(app, platform)
  mockupRoutes(app, service)
  socialRoutes(app, platform, service)

  const warm = async () => {
    const pause = async () => {
      let before
      do {
        before = performance.eventLoopUtilization()
        await delay(warmPauseMs, undefined, { signal: closing.signal, ref: false })
        // Requests of visitors take precedence.
      } while (performance.eventLoopUtilization(before).utilization > busyShare)
    }
    await pause()
    const gallery = await galleryPictures(db)
    // The hero of the home page first.
    const { products } = await openHero(platform)()
    const first = products.flatMap(({ colours }) => colours.map(({ sample }) => sample))
    const onFailure = (url: string, error: unknown) =>
      log.warn({ url, err: error }, 'a picture could not be made beforehand')
    const ready = await warmPictures(service, [...first, ...gallery], {
      signal: closing.signal,
      pause,
      onFailure
    })
    log.debug({ ready }, 'pictures of the products are ready')
  }
  app.addHook('onListen', () => {
    if (!config.drawsAhead) return
    // Not awaited: without it the first visitors wait a little for their pictures.
    warm().catch((error: unknown) => {
      if (!closing.signal.aborted) log.warn({ err: error }, 'pictures could not be made beforehand')
    })
  })
  const clear = async (clearFiles: (parts: typeof platform) => Promise<number>) => {
    const count = await clearFiles(platform)
    if (count > 0) log.info({ count }, 'picture files were deleted')
  }
  // Every process that serves pictures has a cache on its disk, also one that runs no jobs.
  const clearDisk = () =>
    void clear(clearPictureFiles).catch((error: unknown) =>
      log.warn({ err: error }, 'picture files could not be deleted')
    )
  const timers = [setTimeout(clearDisk, firstClearMs).unref(), setInterval(clearDisk, clearIntervalMs).unref()]
  jobs.every('pictures.clear', '47 * * * *', () => clear(clearSharedPictures))

  app.addHook('onClose', async () => {
    closing.abort()
    for (const timer of timers) clearInterval(timer)
    await service.close()
  })
}
