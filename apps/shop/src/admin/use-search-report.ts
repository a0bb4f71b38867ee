import { urlOf } from '@motif/contract/client'
import { m } from '@motif/messages'
import type { AdminScreenProps, SearchHiding } from '@motif/ui/screens/admin'
import { useSearchParams } from 'react-router'
import type { SWRResponse } from 'swr'
import { call } from '../services/api.ts'
import { actWithUndo } from './entry-actions.ts'
import { addressWith, searchReportOf, viewAt } from './read-admin.ts'
import { useCsvExport } from './use-csv-export.ts'

const hide = (body: SearchHiding) => call('PUT /api/v1/admin/searches/hidden', { body })

/** Chooses the report on searches, exports it, and hides searches from suggestions. */
export function useSearchReport(searches: Pick<SWRResponse, 'mutate'>) {
  const [search] = useSearchParams()
  const { exporting, save } = useCsvExport<true>()
  const exportSearches = () => {
    const query = searchReportOf(viewAt(search))
    const address = urlOf('GET /api/v1/admin/exports/searches.csv', { query })
    return save({ what: true, address, name: 'searches.csv' })
  }
  return {
    isExportingSearches: exporting !== null,
    synonymHrefOf: ({ part, period, words }: Parameters<AdminScreenProps['synonymHrefOf']>[0]) =>
      addressWith(search, {
        state: part === 'words' ? null : part,
        words: words ?? null,
        ...(period !== undefined && { days: period })
      }),
    onRetrySearches: () => void searches.mutate(),
    onExportSearches: () => void exportSearches(),
    onHideSearch: ({ query, isHidden }: SearchHiding) =>
      void actWithUndo(searches, {
        act: () => hide({ query, isHidden }),
        undo: () => hide({ query, isHidden: !isHidden }),
        title: isHidden ? m.admin_search_was_hidden : m.admin_search_was_shown
      })
  }
}
