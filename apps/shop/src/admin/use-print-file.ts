import { ResponseError, isResponseError, urlOf } from '@motif/contract/client'
import type { PrintFile } from '@motif/ui/screens/admin'
import { useState } from 'react'
import type { SWRResponse } from 'swr'
import { fetchFile } from '../services/fetch-file.ts'
import { showFailureToast } from '../shell/show-failure-toast.ts'
import { saveFile } from './save-file.ts'

/** Attempts to download a file still being generated. */
const tries = 6

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

/** Downloads a generated file. It needs an admin token, so links cannot open it. */
async function download({ orderId, lineId, area, format }: PrintFile): Promise<Response> {
  const address = urlOf(`GET /api/v1/admin/orders/{id}/lines/{lineId}/print/{area}.${format}`, {
    params: { id: orderId, lineId, area }
  })
  for (let left = tries; ; left--) {
    try {
      const response = await fetchFile(address)
      // A captive portal's page must not be saved as a print file.
      if (response.headers.get('content-type')?.startsWith(format === 'pdf' ? 'application/pdf' : 'image/png') !== true)
        throw new ResponseError(response.status, undefined)
      return response
    } catch (error) {
      if (!isResponseError(error) || error.status !== 503 || left === 0) throw error
      await pause(error.problem?.retryAfter ?? 5)
    }
  }
}

/** Downloads print files of an order, one at a time. */
export function usePrintFile({ mutate: refresh }: Pick<SWRResponse, 'mutate'>) {
  const [fetchingPrintFile, setFetching] = useState<PrintFile | null>(null)

  const fetchPrintFile = async (file: PrintFile) => {
    setFetching(file)
    try {
      await saveFile(await download(file), `${file.area}.${file.format}`)
    } catch (error) {
      showFailureToast(error)
    } finally {
      setFetching(null)
      await refresh()
    }
  }

  return {
    onPrintFile: (file: PrintFile) => void fetchPrintFile(file),
    fetchingPrintFile
  }
}
