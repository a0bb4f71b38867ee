import { urlOf } from '@motif/contract/client'
import type { ReportPart } from '@motif/contract/report-rules'
import type { ReportQuery } from '@motif/ui/screens/admin'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { SWRResponse } from 'swr'
import { showFailureToast } from '../shell/show-failure-toast.ts'
import { addressWith, reportRequestOf, viewAt } from './read-admin.ts'
import { saveCsv } from './save-file.ts'

/** Chooses the dashboard's period, and exports its data. */
export function useReport({ mutate }: Pick<SWRResponse, 'mutate'>) {
  const [search, setSearch] = useSearchParams()
  const [exportingReport, setExporting] = useState<ReportPart | null>(null)
  const exportReport = async (part: ReportPart) => {
    setExporting(part)
    try {
      const query = { ...reportRequestOf(viewAt(search).reportQuery), part }
      await saveCsv(urlOf('GET /api/v1/admin/exports/report.csv', { query }), 'report.csv')
    } catch (error) {
      showFailureToast(error)
    }
    setExporting(null)
  }
  return {
    exportingReport,
    onRetryDashboard: () => void mutate(),
    onAskReport: (query: ReportQuery) => setSearch(addressWith(search, { ...query })),
    onExportReport: ({ part }: { part: ReportPart }) => void exportReport(part)
  }
}
