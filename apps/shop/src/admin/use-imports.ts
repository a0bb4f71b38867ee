import { ResponseError, urlOf } from '@motif/contract/client'
import { type Failure, failureOf } from '@motif/flows/outcome'
import type { AdminScreenProps } from '@motif/ui/screens/admin'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Answers } from '../loading/use-answers.ts'
import { fetchFile } from '../services/fetch-file.ts'
import { tellFailure } from '../shell/tell-failure.ts'
import { addressWith, type adminAt } from './read-admin.ts'
import { saveFile } from './save-file.ts'

type Request = Parameters<AdminScreenProps['onImport']>[0]
type Exported = Parameters<AdminScreenProps['onExport']>[0]['file']
type Read = Pick<Answers<ReturnType<typeof adminAt>>, 'imports' | 'openImport'>

async function send({ file, source, kind, dryRun }: Request): Promise<{ id: string }> {
  const body = new FormData()
  body.set('source', source)
  body.set('kind', kind)
  body.set('dryRun', String(dryRun))
  body.set('file', file)
  const response = await fetchFile(urlOf('POST /api/v1/admin/imports', {}), body)
  const { id } = (await response.json()) as { id?: unknown }
  // A network that asks for a log-in answers with what it likes.
  if (typeof id !== 'string') throw new ResponseError(response.status, undefined)
  return { id }
}

async function download(file: Exported): Promise<void> {
  const response = await fetchFile(urlOf(`GET /api/v1/admin/exports/${file}.csv`, {}))
  if (response.headers.get('content-type')?.startsWith('text/csv') !== true)
    throw new ResponseError(response.status, undefined)
  await saveFile(response, `${file}.csv`)
}

/** Importing and exporting CSV files. The import that was begun last is the one that is shown. */
export function useImports({ imports, openImport }: Read) {
  const [search, setSearch] = useSearchParams()
  const [exportingFile, setExportingFile] = useState<Exported | null>(null)
  const onImport = async (request: Request): Promise<{ failure: Failure } | { id: string }> => {
    try {
      const { id } = await send(request)
      setSearch(addressWith(search, { import: id, page: null }), { preventScrollReset: true })
      return { id }
    } catch (error) {
      return { failure: failureOf(error) }
    } finally {
      await imports.mutate()
    }
  }
  const fetchExport = async (file: Exported) => {
    setExportingFile(file)
    try {
      await download(file)
    } catch (error) {
      tellFailure(error)
    }
    setExportingFile(null)
  }
  return {
    exportingFile,
    importHrefOf: ({ id }: { id: string }) => addressWith(search, { import: id }),
    onImport,
    onExport: ({ file }: { file: Exported }) => void fetchExport(file),
    onRetryImports: () => void imports.mutate(),
    onRetryImport: () => void openImport.mutate()
  }
}
