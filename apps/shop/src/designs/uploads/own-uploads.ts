import type { OwnUploads } from '@motif/ui/editor'
import { loginFromHere } from '../../accounts/return-to.ts'
import { call } from '../../services/api.ts'
import { sessionStatus } from '../../shell/session-status.ts'
import { uploadAddress } from './upload-address.ts'
import { watchUploads } from './upload-image.ts'

/** Resolves once the session is known. */
function sessionKnown(): Promise<void> {
  if (sessionStatus.get() !== 'unknown') return Promise.resolve()
  return new Promise((resolve) => {
    const stop = sessionStatus.subscribe(() => {
      if (sessionStatus.get() === 'unknown') return
      stop()
      resolve()
    })
  })
}

/** Uploads of the signed-in account. */
export const ownUploads: OwnUploads = {
  list: async (after) => {
    await sessionKnown()
    if (sessionStatus.get() === 'visitor') return undefined
    const { data } = await call('GET /api/v1/own-uploads', { query: after === undefined ? {} : { after } })
    return data
  },
  watch: (onUploaded) => watchUploads(({ id }) => onUploaded({ id, uploadedAt: new Date().toISOString() })),
  address: (id) => uploadAddress(id, '480'),
  loginHref: loginFromHere
}
