import { Readable } from 'node:stream'
import type { Module } from '../../platform/module.ts'
import { ProblemError } from '../../platform/problem.ts'
import { routes } from '../../platform/route.ts'
import { dataFile, noteDataFile } from './data-file.ts'
import { listStaffDesigns, readStaffDesign } from './designs.ts'
import { erase, readErasure } from './erasure.ts'
import { clearImported } from './imported.ts'
import { isKnown, listCustomers } from './list.ts'
import { addNote, deleteNote } from './notes.ts'
import { addressOf, ordersOfCustomer, readCustomer } from './page.ts'

/** Customers: accounts, guests, and people who only wrote. It uses most modules, so it stands above them. */
export const customersModule: Module = (app, platform) => {
  platform.jobs.every('customers.clear-imported', '52 3 * * *', () => clearImported(platform))
  /** The address of a known customer. */
  const known = async (key: string): Promise<string> => {
    const email = addressOf(platform, key)
    if (!(await isKnown(platform.db, email))) throw new ProblemError('customer-not-found')
    return email
  }
  routes(app, platform)
    .on('GET /api/v1/admin/customers', ({ query }) => listCustomers(platform, query))
    .on('GET /api/v1/admin/designs', ({ query }) => listStaffDesigns(platform, query))
    .on('GET /api/v1/admin/designs/{id}', ({ person, params }) => readStaffDesign(platform, person, params.id))
    .on('GET /api/v1/admin/customers/{key}', ({ person, params }) => readCustomer(platform, person.id, params.key))
    .on('GET /api/v1/admin/customers/{key}/orders', ({ params, query }) =>
      ordersOfCustomer(platform, params.key, query)
    )
    .on('POST /api/v1/admin/customers/{key}/notes', async ({ person, params, body }) =>
      addNote(platform, person.id, { email: await known(params.key), text: body.text })
    )
    .on('DELETE /api/v1/admin/customers/{key}/notes/{id}', ({ person, params }) =>
      deleteNote(platform, person.id, { email: addressOf(platform, params.key), id: params.id })
    )
    .on('GET /api/v1/admin/customers/{key}/data.json', async ({ person, params, reply }) => {
      const email = await known(params.key)
      await noteDataFile(platform, person.id, email)
      reply.type('application/json; charset=utf-8').headers({
        'cache-control': 'private, no-store',
        'content-disposition': 'attachment; filename="personal-data.json"'
      })
      return Readable.from(dataFile(platform, email), { objectMode: false })
    })
    .on('GET /api/v1/admin/customers/{key}/erasure', ({ params }) => readErasure(platform, params.key))
    .on('POST /api/v1/admin/customers/{key}/erasure', ({ person, params, body }) =>
      erase(platform, person.id, { key: params.key, email: body.email })
    )
}
