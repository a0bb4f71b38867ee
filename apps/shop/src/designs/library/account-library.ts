import { call } from '../../services/api.ts'
import type { DesignLibrary } from './library.ts'

/** Omits undefined members from the request. */
const sent = (revision: number | undefined) => (revision === undefined ? undefined : { revision })

/** Designs of an account, in the shop's database. There is no change notification: lists reload on window focus. */
export const accountLibrary: DesignLibrary = {
  home: 'account',
  list: async () => (await call('GET /api/v1/designs', {})).data,
  watch: () => () => {},
  get: async (id) => (await call('GET /api/v1/designs/{id}', { params: { id } })).data,
  create: async ({ name, document }) => (await call('POST /api/v1/designs', { body: { name, document } })).data,
  update: async (id, { name, document, revision, overrules }) =>
    (
      await call('PUT /api/v1/designs/{id}', {
        params: { id },
        body: { name, document, ...sent(revision), ...(overrules && { overrules }) }
      })
    ).data,
  rename: async (id, name) => (await call('PATCH /api/v1/designs/{id}', { params: { id }, body: { name } })).data,
  duplicate: async (id, name) =>
    (await call('POST /api/v1/designs/{id}/duplicate', { params: { id }, body: { name } })).data,
  remove: async (id) => {
    await call('DELETE /api/v1/designs/{id}', { params: { id } })
    return async () => {
      await call('POST /api/v1/designs/{id}/restore', { params: { id } })
    }
  },
  versions: {
    list: async (id) => (await call('GET /api/v1/designs/{id}/versions', { params: { id } })).data,
    get: async (id, versionId) =>
      (await call('GET /api/v1/designs/{id}/versions/{versionId}', { params: { id, versionId } })).data,
    restore: async (id, versionId, revision) =>
      (
        await call('POST /api/v1/designs/{id}/versions/{versionId}/restore', {
          params: { id, versionId },
          body: { ...sent(revision) }
        })
      ).data
  }
}
