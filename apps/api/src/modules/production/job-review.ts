import type { JobReview } from '@motif/contract'
import { eq } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { readSoldVariants } from '../carts/index.ts'
import { productPicture } from '../catalogue/index.ts'
import { artworkNameOf, rememberShown } from '../drawing/index.ts'
import { orderLines, orders } from '../orders/index.ts'
import { findJob } from './board.ts'
import { findingSentence } from './finding-sentences.ts'
import { checkedAreas } from './sheet-facts.ts'

/** A job with each printed side and its facts, to be approved. Refused with `production-job-unknown`. */
export async function jobReview(platform: Platform, id: string): Promise<JobReview> {
  const { db, clock } = platform
  const job = await findJob(platform, id)
  const [line] = await db
    .select({ variantId: orderLines.variantId, giftNote: orders.giftNote, cartId: orders.cartId })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orderLines.id, job.lineId))
  const checked = await checkedAreas(platform, job)
  const sold = line && (await readSoldVariants(db, [line.variantId], line.cartId ?? '')).get(line.variantId)
  const shown = checked.map((area) => ({
    ...area,
    artworkName: artworkNameOf(area.subject.document, area.subject.area)
  }))
  await rememberShown(
    db,
    shown.map(({ artworkName }) => artworkName),
    {
      now: clock.now(),
      load: async (missing) =>
        shown
          .filter(({ artworkName }) => missing.has(artworkName))
          .map(({ subject: { document, area } }) => ({ document, area }))
    }
  )
  const pictureOf = (areaId: string, artworkName: string) => {
    const view = sold?.areas.find((area) => area.id === areaId)?.view
    return sold && view
      ? productPicture({ name: job.name, areas: sold.areas, colour: sold.colour ?? undefined, view, artworkName })
      : job.image
  }
  return {
    job,
    giftNote: line?.giftNote ?? null,
    areas: shown.map(({ subject: _subject, artworkName, placed, coarsest, findings, ...area }) => ({
      ...area,
      placed: placed ?? null,
      pictureDpi: coarsest ?? null,
      findings: findings.map(({ code, details, ...finding }) => ({
        ...finding,
        text: findingSentence({ code, details })
      })),
      picture: pictureOf(area.id, artworkName),
      artworkUrl: `/mockups/artworks/${artworkName}.webp`
    }))
  }
}
