import type { ProductionJob } from '@motif/contract'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { routes } from '../../platform/route.ts'
import { askBuyer } from './buyer-questions.ts'
import { prepareBatch, sheetFiles, zipOf } from './batch.ts'
import { board, findJob, findJobs, jobsOf, openJobsOf } from './board.ts'
import { pictureReader } from '../pictures/index.ts'
import { printFilesOf } from '../print/index.ts'
import { printJobSheets } from './job-sheet.ts'
import { jobReview } from './job-review.ts'
import { moveJob, moveJobs } from './move-job.ts'
import { packingSlips, printPackingSlips } from './packing-slip.ts'
import { refuseHeld } from './refuse-held.ts'
import { jobsOfOrder, reprintJob, sendReprint } from './reprint.ts'
import { sheetFacts } from './sheet-facts.ts'

/** Documents are expensive to render; nobody needs many a minute. */
const guarded = { config: { rateLimit: { max: 60, timeWindow: 60_000 } } }

const fileHeaders = (name: string) => ({
  'content-disposition': `attachment; filename="${name}"`,
  'cache-control': 'private, no-cache',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff'
})

/** The file name: the order number if there is a single order. */
const sheetsName = (jobs: readonly ProductionJob[]) =>
  `job-sheets-${new Set(jobs.map(({ order }) => order.number)).size === 1 ? jobs[0]?.order.number : jobs.length}.pdf`

export function staffRoutes(app: FastifyInstance, platform: Platform): void {
  const readPicture = pictureReader(platform)
  const sheetsOf = async (jobs: readonly ProductionJob[]) => {
    const sheets = []
    for (const job of jobs) sheets.push(await sheetFacts(platform, job, readPicture))
    return sheets
  }
  const packed = async (jobs: readonly ProductionJob[]) => {
    const prints = printFilesOf(platform)
    const batch = await prepareBatch(platform, prints, jobs)
    const sheets = sheetFiles(jobs, async (part) => printJobSheets(platform, await sheetsOf(part)))
    return zipOf(prints, sheets, batch, platform.clock.now())
  }
  routes(app, platform)
    .on('GET /api/v1/admin/production', ({ query }) => board(platform, query))
    .on('GET /api/v1/admin/production/jobs', ({ query }) => jobsOf(platform, query))
    .on('PATCH /api/v1/admin/production/jobs', ({ person, body }) => moveJobs(platform, person.id, body.moves))
    .on('GET /api/v1/admin/production/jobs/{id}', ({ params }) => findJob(platform, params.id))
    .on('GET /api/v1/admin/production/jobs/{id}/review', ({ params }) => jobReview(platform, params.id))
    .on('PATCH /api/v1/admin/production/jobs/{id}', ({ person, params, body }) =>
      moveJob(platform, person.id, { id: params.id, ...body })
    )
    .on('POST /api/v1/admin/production/jobs/{id}/questions', ({ person, params, body }) =>
      askBuyer(platform, person.id, { id: params.id, ...body })
    )
    .on('POST /api/v1/admin/moderation/{id}/refuse', ({ person, params, body }) =>
      refuseHeld(platform, person.id, { id: params.id, ...body })
    )
    .on('GET /api/v1/admin/orders/{id}/jobs', async ({ params }) => ({ items: await jobsOfOrder(platform, params.id) }))
    .on('POST /api/v1/admin/production/jobs/{id}/reprints', ({ person, params, headers, body }) =>
      reprintJob(platform, person.id, { id: params.id, key: headers['idempotency-key'], request: body })
    )
    .on('POST /api/v1/admin/production/jobs/{id}/sent', async ({ person, params, body }) => {
      await sendReprint(platform, person.id, { id: params.id, ...body })
      return {}
    })
    .on(
      'GET /api/v1/admin/production/sheets.pdf',
      async ({ query, reply }) => {
        const sheets = await sheetsOf(await findJobs(platform, query.jobs))
        reply.type('application/pdf').headers(fileHeaders(sheetsName(sheets.map(({ job }) => job))))
        return printJobSheets(platform, sheets)
      },
      guarded
    )
    .on(
      'GET /api/v1/admin/production/print-files.zip',
      async ({ query, reply }) => {
        const jobs = await findJobs(platform, query.jobs)
        const zip = await packed(jobs)
        reply.type('application/zip').headers(fileHeaders(`print-files-${jobs.length}.zip`))
        return zip
      },
      guarded
    )
    .on(
      'GET /api/v1/admin/orders/{id}/print-files.zip',
      async ({ params, reply }) => {
        const jobs = await openJobsOf(platform, params.id)
        const zip = await packed(jobs)
        reply.type('application/zip').headers(fileHeaders(`print-files-${jobs[0]?.order.number}.zip`))
        return zip
      },
      guarded
    )
    .on(
      'GET /api/v1/admin/packing-slips.pdf',
      async ({ query, reply }) => {
        const slips = []
        for (const id of new Set(query.orders)) slips.push(...(await packingSlips(platform, id)))
        reply.type('application/pdf').headers(fileHeaders(`packing-slips-${slips.length}.pdf`))
        return printPackingSlips(platform, slips)
      },
      guarded
    )
    .on(
      'GET /api/v1/admin/orders/{id}/packing-slip.pdf',
      async ({ params, query, reply }) => {
        const slips = await packingSlips(platform, params.id, query.shipment)
        const [first] = slips
        const parcel = query.shipment === undefined ? '' : `-${first?.place}`
        reply.type('application/pdf').headers(fileHeaders(`packing-slip-${first?.order.number}${parcel}.pdf`))
        return printPackingSlips(platform, slips)
      },
      guarded
    )
}
