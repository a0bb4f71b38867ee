import { urlOf } from '@motif/contract/client'
import type { LogQuery } from '@motif/ui/screens/admin'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { SWRResponse } from 'swr'
import { showFailureToast } from '../shell/show-failure-toast.ts'
import { addressWith, logFilterOf, viewAt } from './read-admin.ts'
import { saveCsv } from './save-file.ts'

/** Filters the log and exports it. */
export function useLogActions({ mutate }: Pick<SWRResponse, 'mutate'>) {
  const [search, setSearch] = useSearchParams()
  const [isExportingLog, setExporting] = useState(false)
  const exportLog = async () => {
    setExporting(true)
    try {
      const query = logFilterOf(viewAt(search).logQuery)
      await saveCsv(urlOf('GET /api/v1/admin/exports/log.csv', { query }), 'log.csv')
    } catch (error) {
      showFailureToast(error)
    }
    setExporting(false)
  }
  return {
    isExportingLog,
    onRetryLog: () => void mutate(),
    onFilterLog: (query: LogQuery) => setSearch(addressWith(search, { ...query, after: null })),
    onExportLog: () => void exportLog()
  }
}
