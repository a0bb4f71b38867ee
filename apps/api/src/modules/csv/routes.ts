import { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import { calls, importLimits } from '@motif/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { parseInput } from '../../platform/input.ts'
import type { Module } from '../../platform/module.ts'
import { ProblemError } from '../../platform/problem.ts'
import { routes } from '../../platform/route.ts'
import { type ExportFile, customersCsv, newsletterCsv, noteExport, ordersCsv, productsCsv, stockCsv } from './export.ts'
import { type AskedImport, beginImport, clearImports, listImports, readImport } from './imports.ts'
import { importJob, runImport } from './run-import.ts'

/** Reads the parts of a request in whichever order they come. */
async function askedOf(request: FastifyRequest): Promise<AskedImport> {
  if (!request.isMultipart()) throw new ProblemError('file-not-multipart')
  const fields: Record<string, unknown> = {}
  let file: { data: Buffer; fileName: string } | undefined
  for await (const part of request.parts()) {
    if (part.type === 'field') fields[part.fieldname] = part.value
    else if (part.fieldname === 'file') file = { data: await part.toBuffer(), fileName: part.filename }
    else part.file.resume()
  }
  const { source, kind, dryRun } = parseInput(calls['POST /api/v1/admin/imports'].form, fields)
  if (!file) throw new ProblemError('csv-not-chosen', { errors: [{ pointer: '/file', reason: 'file-missing' }] })
  return { ...file, source, kind, isDryRun: dryRun === 'true' }
}

/** Products and stock, in from CSV files and out to them; orders, customers and the newsletter's addresses out to them. */
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
    limits: { fileSize: importLimits.bytes, files: 1, fields: 8, fieldSize: 1024, parts: 9 }
  })
  routes(app, platform)
    .on('POST /api/v1/admin/imports', async ({ request, person }) =>
      beginImport(platform, person.id, await askedOf(request))
    )
    .on('GET /api/v1/admin/imports', ({ query }) => listImports(platform, query))
    .on('GET /api/v1/admin/imports/{id}', ({ params }) => readImport(platform, params.id))
    .on('GET /api/v1/admin/exports/products.csv', (call) => send(call, 'products', productsCsv(platform)))
    .on('GET /api/v1/admin/exports/stock.csv', (call) => send(call, 'stock', stockCsv(platform)))
    .on('GET /api/v1/admin/exports/orders.csv', (call) => send(call, 'orders', ordersCsv(platform, call.query)))
    .on('GET /api/v1/admin/exports/customers.csv', (call) => send(call, 'customers', customersCsv(platform)))
    .on('GET /api/v1/admin/exports/newsletter.csv', (call) => send(call, 'newsletter', newsletterCsv(platform)))
}
