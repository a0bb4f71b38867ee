import { shownOn } from '@motif/contract/area-rules'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { productPicture, printedProduct } from '../catalogue/index.ts'
import { rememberShown } from '../drawing/index.ts'
import { localPictured } from './prints.ts'
import { designs } from './tables.ts'

const fileNamePattern = /^(?<id>[A-Za-z0-9_-]{1,64})-(?<size>\d{3,4}\.(?:avif|webp|jpeg))$/

const pictureNotFound = () => new ProblemError('picture-not-found')

/**
 * `/pictures/designs/<id>-<width>.<format>` redirects to the current picture of a design on its product. The unguessable id grants access, as for
 * other previews; the picture itself is content-addressed and immutable.
 */
export function pictureRoutes(app: FastifyInstance, { db, clock }: Pick<Platform, 'db' | 'clock'>): void {
  app.get<{ Params: { file: string } }>(
    '/pictures/designs/:file',
    { config: { isQuiet: true } },
    async (request, reply) => {
      const { id = '', size } = fileNamePattern.exec(request.params.file)?.groups ?? {}
      const design = size === undefined ? undefined : await localPictured({ db }, eq(designs.id, id))
      const product = design && (await printedProduct(db, design.product))
      const area = design?.areas.find((one) => one.id === design.prints.shown)
      if (!design || !product || !area) throw pictureNotFound()
      const { areas, prints } = design
      const { name, colours } = product
      const colour = colours.find(({ value }) => value === prints.colour) ?? colours[0]
      const artworkName = prints.isBlank ? 'blank' : (prints.artworks[prints.shown] ?? 'blank')
      await rememberShown(db, [artworkName], {
        now: clock.now(),
        load: async () => {
          const placed = shownOn(areas, await design.document())
          return placed.areas.filter(({ id: one }) => one === area.id).map((one) => ({ ...placed, area: one }))
        }
      })
      const { url } = productPicture({ name, areas, colour, view: area.view, artworkName })
      return reply.header('cache-control', 'private, no-cache').redirect(`${url}-${size}`)
    }
  )
}
