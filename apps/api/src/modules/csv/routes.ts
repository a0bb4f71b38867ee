import { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import { calls, importLimits } from '@motif/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { parseInput } from '../../platform/input.ts'
import type { Module } from '../../platform/module.ts'
import { ProblemError } from '../../platform/problem.ts'
import { routes } from '../../platform/route.ts'
import { noteExport, productsCsv, stockCsv } from './export.ts'
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

function sendCsv(reply: FastifyReply, name: string, pieces: AsyncGenerator<string>): Readable {
  reply.type('text/csv; charset=utf-8').headers({
    'cache-control': 'private, no-store',
    'content-disposition': `attachment; filename="${name}"`
  })
  return Readable.from(pieces, { objectMode: false })
}

/** Products and stock, in from CSV files and out to them. */
export const csvModule: Module = async (app, platform) => {
  platform.jobs.handle<{ importId: string }>(importJob, ({ importId }) => runImport(platform, importId))
  platform.jobs.every('csv.clear', '41 3 * * *', () => clearImports(platform))
  await app.register(multipart, {
    limits: { fileSize: importLimits.bytes, files: 1, fields: 8, fieldSize: 1024, parts: 9 }
  })
  routes(app, platform)
    .on('POST /api/v1/admin/imports', async ({ request, person }) =>
      beginImport(platform, person.id, await askedOf(request))
    )
    .on('GET /api/v1/admin/imports', ({ query }) => listImports(platform, query))
    .on('GET /api/v1/admin/imports/{id}', ({ params }) => readImport(platform, params.id))
    .on('GET /api/v1/admin/exports/products.csv', async ({ person, reply }) => {
      await noteExport(platform, person.id, 'products')
      return sendCsv(reply, 'products.csv', productsCsv(platform))
    })
    .on('GET /api/v1/admin/exports/stock.csv', async ({ person, reply }) => {
      await noteExport(platform, person.id, 'stock')
      return sendCsv(reply, 'stock.csv', stockCsv(platform))
    })
}
