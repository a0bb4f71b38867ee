import { ResponseError, urlOf } from '@motif/contract/client'
import { useState } from 'react'
import { fetchFile } from '../services/fetch-file.ts'
import { tellFailure } from '../shell/tell-failure.ts'
import { saveFile } from './save-file.ts'

/** Files about several jobs, one at a time. Only the token of staff opens them, so that no link can. */
export function useBatch() {
  const [isFetchingBatch, setFetching] = useState(false)

  const save = async (address: string, { type, fallback }: { type: string; fallback: string }) => {
    setFetching(true)
    try {
      const response = await fetchFile(address)
      // A network that asks for a log-in answers with what it likes.
      if (response.headers.get('content-type')?.startsWith(type) !== true)
        throw new ResponseError(response.status, undefined)
      await saveFile(response, fallback)
    } catch (error) {
      tellFailure(error)
    }
    setFetching(false)
  }

  return {
    isFetchingBatch,
    onJobSheets: ({ ids }: { ids: readonly string[] }) =>
      void save(urlOf('GET /api/v1/admin/production/sheets.pdf', { query: { jobs: [...ids] } }), {
        type: 'application/pdf',
        fallback: 'job-sheets.pdf'
      })
  }
}
