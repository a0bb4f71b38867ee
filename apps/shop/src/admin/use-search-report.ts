import { urlOf } from '@motif/contract/client'
import { m } from '@motif/messages'
import type { AdminScreenProps, SearchHiding } from '@motif/ui/screens/admin'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { SWRResponse } from 'swr'
import { call } from '../services/api.ts'
import { showFailureToast } from '../shell/show-failure-toast.ts'
import { actWithUndo } from './entry-actions.ts'
import { addressWith, searchReportOf, viewAt } from './read-admin.ts'
import { saveCsv } from './save-file.ts'

const hide = (body: SearchHiding) => call('PUT /api/v1/admin/searches/hidden', { body })

/** Chooses the report on searches, exports it, and hides searches from suggestions. */
export function useSearchReport(searches: Pick<SWRResponse, 'mutate'>) {
  const [search] = useSearchParams()
  const [isExportingSearches, setExporting] = useState(false)
  const exportSearches = async () => {
    setExporting(true)
    try {
      const query = searchReportOf(viewAt(search))
      await saveCsv(urlOf('GET /api/v1/admin/exports/searches.csv', { query }), 'searches.csv')
    } catch (error) {
      showFailureToast(error)
    }
    setExporting(false)
  }
  return {
    isExportingSearches,
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
