import { ResponseError, isResponseError, urlOf } from '@motif/contract/client'
import { useState } from 'react'
import { fetchFile } from '../services/fetch-file.ts'
import { showFailureToast } from '../shell/show-failure-toast.ts'
import { saveFile } from './save-file.ts'

/** Attempts to download files still being generated; each attempt generates more. */
const tries = 20

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

/** The response once all files are generated. */
async function whenReady(address: string): Promise<Response> {
  for (let left = tries; ; left--) {
    try {
      return await fetchFile(address)
    } catch (error) {
      if (!isResponseError(error) || error.status !== 503 || left === 0) throw error
      await pause(error.problem?.retryAfter ?? 5)
    }
  }
}

/** Downloads files of several jobs, one at a time. They need a staff token, so links cannot open them. */
export function useBatch() {
  const [isFetchingBatch, setFetching] = useState(false)

  const save = async (address: string, { type, fallback }: { type: string; fallback: string }) => {
    setFetching(true)
    try {
      const response = await whenReady(address)
      // A captive portal returns other content.
      if (response.headers.get('content-type')?.startsWith(type) !== true)
        throw new ResponseError(response.status, undefined)
      await saveFile(response, fallback)
    } catch (error) {
      showFailureToast(error)
    }
    setFetching(false)
  }

  return {
    isFetchingBatch,
    onPackingSlip: ({ orderId: id, shipmentId: shipment }: { orderId: string; shipmentId?: string }) =>
      void save(urlOf('GET /api/v1/admin/orders/{id}/packing-slip.pdf', { params: { id }, query: { shipment } }), {
        type: 'application/pdf',
        fallback: 'packing-slip.pdf'
      }),
    onPackingSlips: ({ ids }: { ids: readonly string[] }) =>
      void save(urlOf('GET /api/v1/admin/packing-slips.pdf', { query: { orders: [...ids] } }), {
        type: 'application/pdf',
        fallback: 'packing-slips.pdf'
      }),
    onExportOrders: ({ ids }: { ids: readonly string[] }) =>
      void save(urlOf('GET /api/v1/admin/exports/orders.csv', { query: { orders: [...ids] } }), {
        type: 'text/csv',
        fallback: 'orders.csv'
      }),
    onPrintBatch: ({ ids }: { ids: readonly string[] }) =>
      void save(urlOf('GET /api/v1/admin/production/print-files.zip', { query: { jobs: [...ids] } }), {
        type: 'application/zip',
        fallback: 'print-files.zip'
      }),
    onPrintOrder: ({ orderId: id }: { orderId: string }) =>
      void save(urlOf('GET /api/v1/admin/orders/{id}/print-files.zip', { params: { id } }), {
        type: 'application/zip',
        fallback: 'print-files.zip'
      }),
    onJobSheets: ({ ids }: { ids: readonly string[] }) =>
      void save(urlOf('GET /api/v1/admin/production/sheets.pdf', { query: { jobs: [...ids] } }), {
        type: 'application/pdf',
        fallback: 'job-sheets.pdf'
      })
  }
}
