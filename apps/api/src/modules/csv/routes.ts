import { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import { calls, importLimits } from '@motif/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { parseInput } from '../../platform/input.ts'
import type { Module } from '../../platform/module.ts'
import { ProblemError } from '../../platform/problem.ts'
import { routes } from '../../platform/route.ts'
import {
  type ExportFile,
  customersCsv,
  designsCsv,
  logCsv,
  newsletterCsv,
  noteExport,
  ordersCsv,
  productsCsv,
  reportCsv,
  searchesCsv,
  stockCsv
} from './export.ts'
import { type ImportRequest, beginImport, clearImports, listImports, readImport } from './imports.ts'
import { proposeColumns } from './mapping.ts'
import { importJob, runImport } from './run-import.ts'
import { deleteTemplate, listTemplates } from './templates.ts'

/** Reads the parts of a request in any order. */
async function partsOf(request: FastifyRequest) {
  if (!request.isMultipart()) throw new ProblemError('file-not-multipart')
  const fields: Record<string, unknown> = {}
  let file: { data: Buffer; fileName: string } | undefined
  for await (const part of request.parts()) {
    if (part.type === 'field') fields[part.fieldname] = part.value
    else if (part.fieldname === 'file') file = { data: await part.toBuffer(), fileName: part.filename }
    else part.file.resume()
  }
  if (!file) throw new ProblemError('csv-not-chosen', { errors: [{ pointer: '/file', reason: 'file-missing' }] })
  return { fields, file }
}

async function askedOf(request: FastifyRequest): Promise<ImportRequest> {
  const { fields, file } = await partsOf(request)
  const { dryRun, ...asked } = parseInput(calls['POST /api/v1/admin/imports'].form, fields)
  return { ...file, ...asked, isDryRun: dryRun === 'true' }
}

async function columnsAskedOf(request: FastifyRequest) {
  const { fields, file } = await partsOf(request)
  return { ...parseInput(calls['POST /api/v1/admin/imports/columns'].form, fields), data: file.data }
}

/** Routes and jobs of CSV import and export. */
export const csvModule: Module = async (app, platform) => {
  platform.jobs.handle<{ importId: string }>(importJob, ({ importId }) => runImport(platform, importId))
  platform.jobs.every('csv.clear', '41 3 * * *', () => clearImports(platform))
  const send = async (
    { person, reply }: { person: { id: string }; reply: FastifyReply },
    file: ExportFile,
    pieces: AsyncGenerator<string>
  ): Promise<Readable> => {
    await noteExport(platform, person.id, file)
    reply.type('text/csv; charset=utf-8').headers({
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="${file}.csv"`
    })
    return Readable.from(pieces, { objectMode: false })
  }
  await app.register(multipart, {
    limits: { fileSize: importLimits.bytes, files: 1, fields: 8, fieldSize: 16_384, parts: 9 }
  })
  routes(app, platform)
    .on('POST /api/v1/admin/imports', async ({ request, person }) =>
      beginImport(platform, person.id, await askedOf(request))
    )
    .on('POST /api/v1/admin/imports/columns', async ({ request }) =>
      proposeColumns(platform, await columnsAskedOf(request))
    )
    .on('GET /api/v1/admin/import-templates', () => listTemplates(platform))
    .on('DELETE /api/v1/admin/import-templates/{id}', async ({ person, params }) => {
      await deleteTemplate(platform, person.id, params.id)
      return {}
    })
    .on('GET /api/v1/admin/imports', ({ query }) => listImports(platform, query))
    .on('GET /api/v1/admin/imports/{id}', ({ params }) => readImport(platform, params.id))
    .on('GET /api/v1/admin/exports/products.csv', (call) => send(call, 'products', productsCsv(platform)))
    .on('GET /api/v1/admin/exports/stock.csv', (call) => send(call, 'stock', stockCsv(platform)))
    .on('GET /api/v1/admin/exports/orders.csv', (call) => send(call, 'orders', ordersCsv(platform, call.query)))
    .on('GET /api/v1/admin/exports/customers.csv', (call) => send(call, 'customers', customersCsv(platform)))
    .on('GET /api/v1/admin/exports/designs.csv', (call) => send(call, 'designs', designsCsv(platform)))
    .on('GET /api/v1/admin/exports/log.csv', (call) => send(call, 'log', logCsv(platform, call.query)))
    .on('GET /api/v1/admin/exports/report.csv', (call) => send(call, 'report', reportCsv(platform, call.query)))
    .on('GET /api/v1/admin/exports/searches.csv', (call) => send(call, 'searches', searchesCsv(platform, call.query)))
    .on('GET /api/v1/admin/exports/newsletter.csv', (call) => send(call, 'newsletter', newsletterCsv(platform)))
}
