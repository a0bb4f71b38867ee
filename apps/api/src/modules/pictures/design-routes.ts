import { and, asc, eq, isNull } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { colourOption } from '../catalogue/cards.ts'
import { goodsPicture, shownArea } from '../catalogue/goods-pictures.ts'
import { optionValues, printAreas, products } from '../catalogue/tables.ts'
import { designs } from '../designs/tables.ts'
import { rememberArtwork } from './artwork-store.ts'

const fileShape = /^(?<id>[A-Za-z0-9_-]{1,64})-(?<size>\d{3,4}\.(?:avif|webp|jpeg))$/

const nothing = () => new ProblemError('not-found', { detail: 'There is no such picture.' })

/**
 * `/pictures/designs/<id>-<width>.<format>` leads to the picture of a saved design on its goods as it is now. Like its
 * other previews it is opened by its unguessable identifier; the picture itself is named by what it shows and kept for good.
 */
export function designRoutes(app: FastifyInstance, { db }: Pick<Platform, 'db'>): void {
  app.get<{ Params: { file: string } }>('/pictures/designs/:file', { config: { isQuiet: true } }, async (request, reply) => {
    const { id = '', size } = fileShape.exec(request.params.file)?.groups ?? {}
    const [design] = await db
      .select({ document: designs.document, name: products.name, productId: products.id })
      .from(designs)
      .innerJoin(products, eq(products.slug, designs.product))
      .where(and(eq(designs.id, id), isNull(designs.deletedAt)))
    if (!design || size === undefined) throw nothing()
    const { document, name, productId } = design
    const [areas, colours] = await Promise.all([
      db.select({ id: printAreas.id, widthMm: printAreas.widthMm, heightMm: printAreas.heightMm, view: printAreas.view }).from(printAreas).where(eq(printAreas.productId, productId)).orderBy(asc(printAreas.position)),
      db
        .select({ value: optionValues.value, label: optionValues.label, swatch: optionValues.swatch })
        .from(optionValues)
        .where(and(eq(optionValues.productId, productId), eq(optionValues.optionId, colourOption)))
        .orderBy(asc(optionValues.position))
    ])
    const area = shownArea(areas, document)
    if (!area) throw nothing()
    const colour = colours.find(({ value }) => value === document.colour) ?? colours[0]
    await rememberArtwork(db, document, area)
    const { url } = goodsPicture({ name, areas, colour, view: area.view, artwork: document })
    return reply.header('cache-control', 'private, no-cache').redirect(`${url}-${size}`)
  })
}
