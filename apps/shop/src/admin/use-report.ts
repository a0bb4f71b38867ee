import { urlOf } from '@motif/contract/client'
import type { ReportPart } from '@motif/contract/report-rules'
import type { ReportQuery } from '@motif/ui/screens/admin'
import { useSearchParams } from 'react-router'
import type { SWRResponse } from 'swr'
import { addressWith, reportRequestOf, viewAt } from './read-admin.ts'
import { useCsvExport } from './use-csv-export.ts'

/** Chooses the dashboard's period, and exports its data. */
export function useReport({ mutate }: Pick<SWRResponse, 'mutate'>) {
  const [search, setSearch] = useSearchParams()
  const { exporting: exportingReport, save } = useCsvExport<ReportPart>()
  const exportReport = (part: ReportPart) => {
    const query = { ...reportRequestOf(viewAt(search).reportQuery), part }
    return save({ what: part, address: urlOf('GET /api/v1/admin/exports/report.csv', { query }), name: 'report.csv' })
  }
  return {
    exportingReport,
    onRetryDashboard: () => void mutate(),
    onAskReport: (query: ReportQuery) => setSearch(addressWith(search, { ...query })),
    onExportReport: ({ part }: { part: ReportPart }) => void exportReport(part)
  }
}
