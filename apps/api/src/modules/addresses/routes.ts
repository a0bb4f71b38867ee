import type { Module } from '../../platform/module.ts'
import { routes } from '../../platform/route.ts'
import { addAddress, changeAddress, listAddresses, removeAddress } from './service.ts'

/** A person's own address book. */
export const addressesModule: Module = (app, platform) => {
  routes(app, platform)
    .on('GET /api/v1/addresses', ({ person }) => listAddresses(platform, person.id))
    .on('POST /api/v1/addresses', ({ person, body }) => addAddress(platform, person.id, body))
    .on('PUT /api/v1/addresses/{id}', ({ person, params, body }) => changeAddress(platform, person.id, params.id, body))
    .on('DELETE /api/v1/addresses/{id}', async ({ person, params }) => {
      await removeAddress(platform, person.id, params.id)
      return {}
    })
}
