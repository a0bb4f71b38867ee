import { call } from '../services/api.ts'
import type { DesignLibrary } from './library.ts'

/** Designs of a signed-in person, in the shop's database. */
export const accountLibrary: DesignLibrary = {
  list: async () => (await call('GET /api/v1/designs', {})).data,
  get: async (id) => (await call('GET /api/v1/designs/{id}', { params: { id } })).data,
  create: async ({ name, document }) => (await call('POST /api/v1/designs', { body: { name, document } })).data,
  update: async (id, { name, document, revision }) =>
    (await call('PUT /api/v1/designs/{id}', { params: { id }, body: { name, document, ...(revision === undefined ? undefined : { revision }) } })).data,
  remove: async (id) => {
    await call('DELETE /api/v1/designs/{id}', { params: { id } })
    return async () => {
      await call('POST /api/v1/designs/{id}/restore', { params: { id } })
    }
  }
}
