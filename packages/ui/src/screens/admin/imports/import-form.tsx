import { FileUpload, chakra } from '@chakra-ui/react'
import { importLimits } from '@motif/contract/import-rules'
import type { ImportState } from '@motif/contract'
import { m } from '@motif/messages'
import { FileSpreadsheet, Upload, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../components/button/index.ts'
import { SelectField } from '../../../components/select/index.ts'
import { Notice } from '../../../components/notice/index.ts'
import { type Failure, sentenceOf } from '../../../failure/index.ts'
import { fileKinds } from './import-status.tsx'
import { fileUploadRecipe } from './recipe.ts'
import type { ImportSectionProps } from './types.ts'

/** What went wrong before the server saw the file. */
const localFault = (code: string): string =>
  code === 'FILE_TOO_LARGE'
    ? m.admin_import_too_large({ megabytes: importLimits.bytes / 2 ** 20 })
    : m.admin_import_not_csv()

interface Checked {
  id: string
  file: File
  kind: string
}

/** A file to choose, to be checked first and imported then. A file that changed is checked again. */
export function ImportForm({
  openImport,
  onImport
}: Pick<ImportSectionProps, 'onImport'> & { openImport: ImportState | undefined }) {
  const [file, setFile] = useState<File | undefined>()
  const [kindId, setKindId] = useState<string>(fileKinds[0].id)
  const [checked, setChecked] = useState<Checked | undefined>()
  const [sending, setSending] = useState<'check' | 'import' | undefined>()
  const [failure, setFailure] = useState<Failure | undefined>()
  const [fault, setFault] = useState<string | undefined>()
  const isOfThis =
    checked !== undefined && checked.file === file && checked.kind === kindId && openImport?.id === checked.id
  const isReady = isOfThis && openImport.status === 'done' && openImport.created + openImport.updated > 0
  const isChecking = isOfThis && (openImport.status === 'waiting' || openImport.status === 'running')

  const send = async (dryRun: boolean) => {
    const chosen = fileKinds.find(({ id }) => id === kindId)
    if (!file || !chosen) return setFault(m.admin_import_none_chosen())
    setSending(dryRun ? 'check' : 'import')
    setFailure(undefined)
    const { source, kind } = chosen
    const answer = await onImport({ file, source, kind, dryRun })
    setSending(undefined)
    if ('failure' in answer) setFailure(answer.failure)
    else setChecked(dryRun ? { id: answer.id, file, kind: kindId } : undefined)
  }

  return (
    <chakra.form
      display="grid"
      gap={4}
      maxWidth="40rem"
      onSubmit={(event) => {
        event.preventDefault()
        void send(!isReady)
      }}
    >
      <SelectField
        label={m.admin_import_kind()}
        hint={kindId === 'stock' ? m.admin_import_stock_hint() : undefined}
        value={kindId}
        onChange={({ currentTarget: { value } }) => setKindId(value)}
      >
        {fileKinds.map(({ id, label }) => (
          <option key={id} value={id}>
            {label()}
          </option>
        ))}
      </SelectField>
      <FileUpload.Root
        recipe={fileUploadRecipe}
        accept={['text/csv', '.csv', '.tsv', '.txt']}
        maxFiles={1}
        maxFileSize={importLimits.bytes}
        translations={{
          dropzone: m.admin_import_choose(),
          deleteFile: (one) => m.admin_import_remove({ name: one.name })
        }}
        acceptedFiles={file ? [file] : []}
        onFileChange={({ acceptedFiles: [accepted], rejectedFiles: [rejected] }) => {
          setFile(accepted)
          setFault(rejected ? localFault(rejected.errors[0] ?? '') : undefined)
          setFailure(undefined)
        }}
      >
        <FileUpload.HiddenInput />
        <FileUpload.Label>{m.admin_import_file()}</FileUpload.Label>
        <FileUpload.Dropzone>
          <Upload size={24} strokeWidth={1.75} aria-hidden />
          {m.admin_import_choose()}
        </FileUpload.Dropzone>
        <FileUpload.ItemGroup>
          {file ? (
            <FileUpload.Item file={file}>
              <FileSpreadsheet size={20} strokeWidth={1.75} aria-hidden />
              <FileUpload.ItemName dir="auto" />
              <FileUpload.ItemSizeText />
              <FileUpload.ItemDeleteTrigger asChild>
                <Button variant="quiet" size="sm">
                  <X aria-hidden />
                </Button>
              </FileUpload.ItemDeleteTrigger>
            </FileUpload.Item>
          ) : null}
        </FileUpload.ItemGroup>
      </FileUpload.Root>
      {fault === undefined ? null : <Notice tone="bad">{fault}</Notice>}
      {failure ? <Notice tone="bad">{sentenceOf(failure)}</Notice> : null}
      <chakra.div display="flex" flexWrap="wrap" gap={3} alignItems="center">
        <Button type="submit" variant="accent" isBusy={sending !== undefined || isChecking}>
          {isReady ? m.admin_import_start() : m.admin_import_check()}
        </Button>
        <chakra.span color="fg.muted" textStyle="small">
          {isReady ? m.admin_import_ready() : m.admin_import_check_hint()}
        </chakra.span>
      </chakra.div>
    </chakra.form>
  )
}
