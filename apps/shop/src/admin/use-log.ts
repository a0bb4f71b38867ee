import { urlOf } from '@motif/contract/client'
import type { LogQuery } from '@motif/ui/screens/admin'
import { useSearchParams } from 'react-router'
import type { SWRResponse } from 'swr'
import { addressWith, logFilterOf, viewAt } from './read-admin.ts'
import { useCsvExport } from './use-csv-export.ts'

/** Filters the log and exports it. */
export function useLogActions({ mutate }: Pick<SWRResponse, 'mutate'>) {
  const [search, setSearch] = useSearchParams()
  const { exporting, save } = useCsvExport<true>()
  const exportLog = () => {
    const query = logFilterOf(viewAt(search).logQuery)
    return save({ what: true, address: urlOf('GET /api/v1/admin/exports/log.csv', { query }), name: 'log.csv' })
  }
  return {
    isExportingLog: exporting !== null,
    onRetryLog: () => void mutate(),
    onFilterLog: (query: LogQuery) => setSearch(addressWith(search, { ...query, after: null })),
    onExportLog: () => void exportLog()
  }
}
