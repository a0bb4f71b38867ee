import type { ImportHeadings } from '@motif/contract'
import { ResponseError, urlOf } from '@motif/contract/client'
import { importLimits } from '@motif/contract/import-rules'
import { type Failure, failureOf } from '@motif/flows/outcome'
import type { AdminScreenProps } from '@motif/ui/screens/admin'
import { m } from '@motif/messages'
import { toaster } from '@motif/ui/components/toaster'
import { useSearchParams } from 'react-router'
import type { ResourceStates } from '../loading/use-resources.ts'
import { call } from '../services/api.ts'
import { fetchFile } from '../services/fetch-file.ts'
import { showFailureToast } from '../shell/show-failure-toast.ts'
import { addressWith, type adminAt } from './read-admin.ts'
import { useCsvExport } from './use-csv-export.ts'

type Request = Parameters<AdminScreenProps['onImport']>[0]
type Export = Parameters<AdminScreenProps['onExport']>[0]
type Read = Pick<ResourceStates<ReturnType<typeof adminAt>>, 'imports' | 'openImport' | 'importTemplates'>

async function send({ file, source, kind, dryRun, columns, templateName }: Request): Promise<{ id: string }> {
  const body = new FormData()
  body.set('source', source)
  body.set('kind', kind)
  body.set('dryRun', String(dryRun))
  if (columns) body.set('columns', JSON.stringify(columns))
  if (templateName !== undefined) body.set('templateName', templateName)
  body.set('file', file)
  const response = await fetchFile(urlOf('POST /api/v1/admin/imports', {}), body)
  const { id } = (await response.json()) as { id?: unknown }
  // A captive portal returns other content.
  if (typeof id !== 'string') throw new ResponseError(response.status, undefined)
  return { id }
}

/** Detects the columns of a file, of which only the beginning is sent. */
async function readColumns({ file, source, kind }: Parameters<AdminScreenProps['onReadColumns']>[0]) {
  const body = new FormData()
  body.set('source', source)
  body.set('kind', kind)
  body.set('file', file.slice(0, importLimits.head), file.name)
  const response = await fetchFile(urlOf('POST /api/v1/admin/imports/columns', {}), body)
  const answer = (await response.json()) as Partial<ImportHeadings>
  // A captive portal returns other content.
  if (!Array.isArray(answer.headings) || !Array.isArray(answer.expected))
    throw new ResponseError(response.status, undefined)
  return answer as ImportHeadings
}

const exportUrl = (file: Export['file'], { from = '', to = '' }: Partial<Export['days']> = {}): string =>
  file === 'orders'
    ? urlOf('GET /api/v1/admin/exports/orders.csv', { query: { from: from || undefined, to: to || undefined } })
    : urlOf(`GET /api/v1/admin/exports/${file}.csv`, {})

/** Imports and exports CSV files. The latest import is shown. */
export function useImports({ imports, openImport, importTemplates }: Read) {
  const [search, setSearch] = useSearchParams()
  const { exporting: exportingFile, save } = useCsvExport<Export['file']>()
  const onImport = async (request: Request): Promise<{ failure: Failure } | { id: string }> => {
    try {
      const { id } = await send(request)
      setSearch(addressWith(search, { import: id, page: null }), { preventScrollReset: true })
      return { id }
    } catch (error) {
      return { failure: failureOf(error) }
    } finally {
      await Promise.all([imports.mutate(), importTemplates.mutate()])
    }
  }
  const removeTemplate = async (id: string) => {
    try {
      await call('DELETE /api/v1/admin/import-templates/{id}', { params: { id } })
      toaster.show({ tone: 'good', title: m.admin_columns_forgotten() })
    } catch (error) {
      showFailureToast(error)
    }
    await importTemplates.mutate()
  }
  return {
    exportingFile,
    importHrefOf: ({ id }: { id: string }) => addressWith(search, { import: id }),
    onReadColumns: async (request: Parameters<AdminScreenProps['onReadColumns']>[0]) => {
      try {
        return { headings: await readColumns(request) }
      } catch (error) {
        return { failure: failureOf(error) }
      }
    },
    onRemoveImportTemplate: ({ id }: { id: string }) => void removeTemplate(id),
    onImport,
    onExport: ({ file, days }: Export) =>
      void save({ what: file, address: exportUrl(file, days), name: `${file}.csv` }),
    onRetryImports: () => void imports.mutate(),
    onRetryImport: () => void openImport.mutate()
  }
}
