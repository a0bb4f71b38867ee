import type {
  ImportColumn,
  ImportHeadings,
  ImportKind,
  ImportSource,
  ImportState,
  ImportSummary,
  ImportTemplate,
  NewsletterCounts
} from '@motif/contract'
import type { Failure } from '../../../failure/index.ts'
import type { ListPage } from '../list-types.ts'

interface ImportRequest {
  file: File
  source: ImportSource
  kind: ImportKind
  dryRun: boolean
  /** Column mapping of a file with custom headings. */
  columns?: readonly ImportColumn[]
  /** Remembers the columns under this name. */
  templateName?: string
}

type ExportedFile = 'products' | 'stock' | 'orders' | 'customers' | 'designs' | 'newsletter'

/** Props of the CSV section. Without data and failure it is loading. */
export interface ImportSectionProps {
  imports?: ListPage<ImportSummary> | undefined
  importsFailure?: Failure | undefined
  onRetryImports: () => void
  importHrefOf: (target: { id: string }) => string
  pageHrefOf: (target: { page: number }) => string

  /** The import whose report is shown; its data may still be on the way. */
  openImportId?: string | null
  openImport?: ImportState | undefined
  openImportFailure?: Failure | undefined
  onRetryImport: () => void

  /** Gives why the file was refused, or its columns beside those that are expected. */
  onReadColumns: (
    request: Pick<ImportRequest, 'file' | 'source' | 'kind'>
  ) => Promise<{ failure: Failure } | { headings: ImportHeadings }>
  /** Nothing: on the way, or not to be had. */
  importTemplates?: readonly ImportTemplate[] | undefined
  onRemoveImportTemplate: (template: ImportTemplate) => void

  /** Gives why the file was refused, or its import once it was taken in and is shown. */
  onImport: (request: ImportRequest) => Promise<{ failure: Failure } | { id: string }>
  /** How many get the newsletter. */
  newsletter?: NewsletterCounts | undefined
  /** `days`: of orders; an empty text leaves that end open. */
  onExport: (choice: { file: ExportedFile; days?: { from: string; to: string } }) => void
  /** The file being exported. */
  exportingFile?: ExportedFile | null
}
