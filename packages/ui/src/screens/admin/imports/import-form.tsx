import { FileUpload, chakra } from '@chakra-ui/react'
import { importLimits } from '@motif/contract/import-rules'
import type { ImportHeadings, ImportState } from '@motif/contract'
import { m } from '@motif/messages'
import { FileSpreadsheet, Upload, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../components/button/index.ts'
import { SelectField } from '../../../components/select/index.ts'
import { Notice } from '../../../components/notice/index.ts'
import { type Failure, sentenceOf } from '../../../failure/index.ts'
import { type Choice, ColumnMapping, choiceOf } from './column-mapping.tsx'
import { fileKinds } from './import-status.tsx'
import { fileUploadRecipe } from './recipe.ts'
import type { ImportSectionProps } from './types.ts'

/** What went wrong before the server saw the file. */
const localFault = (code: string): string =>
  code === 'FILE_TOO_LARGE'
    ? m.admin_import_too_large({ megabytes: importLimits.bytes / 2 ** 20 })
    : m.admin_import_not_csv()

const noFiles: File[] = []

/** What is to be known of some kinds of files. */
const hints: ReadonlyMap<string, () => string> = new Map([
  ['stock', () => m.admin_import_stock_hint()],
  ['customers', () => m.admin_import_customers_hint()]
])

/** A file whose columns were read, and what was chosen for them where they are not known. */
interface Read {
  file: File
  kind: string
  headings: ImportHeadings
  choice: Choice | undefined
}

interface Checked extends Omit<Read, 'headings'> {
  id: string
}

/** A file to choose, to be checked first and imported then; between them its columns, where they are not known. A file that changed is checked again. */
export function ImportForm({
  openImport,
  onReadColumns,
  onImport
}: Pick<ImportSectionProps, 'onReadColumns' | 'onImport'> & { openImport: ImportState | undefined }) {
  const [file, setFile] = useState<File | undefined>()
  const [kindId, setKindId] = useState<string>(fileKinds[0].id)
  const [lastRead, setLastRead] = useState<Read | undefined>()
  const [checked, setChecked] = useState<Checked | undefined>()
  const [sending, setSending] = useState<'check' | 'import' | undefined>()
  const [isMissingTold, setIsMissingTold] = useState(false)
  const [failure, setFailure] = useState<Failure | undefined>()
  const [fault, setFault] = useState<string | undefined>()
  const read = lastRead?.file === file && lastRead?.kind === kindId ? lastRead : undefined
  const isOfThis =
    checked !== undefined &&
    checked.file === file &&
    checked.kind === kindId &&
    checked.choice === read?.choice &&
    openImport?.id === checked.id
  const isReady = isOfThis && openImport.status === 'done' && openImport.created + openImport.updated > 0
  const isChecking = isOfThis && (openImport.status === 'waiting' || openImport.status === 'running')

  const send = async ({ choice }: Pick<Read, 'choice'>, dryRun: boolean) => {
    const chosen = fileKinds.find(({ id }) => id === kindId)
    if (!file || !chosen) return
    const templateName = choice?.templateName.trim() ?? ''
    const answer = await onImport({
      file,
      // A file with custom columns is parsed in this shop's format.
      source: choice ? 'motif' : chosen.source,
      kind: chosen.kind,
      dryRun,
      ...(choice && { columns: choice.columns }),
      ...(templateName !== '' && { templateName })
    })
    if ('failure' in answer) setFailure(answer.failure)
    else setChecked(dryRun ? { id: answer.id, file, kind: kindId, choice } : undefined)
  }

  /** Reads the columns of a file. Answers what is known of them where nothing is to be chosen. */
  const readColumns = async (): Promise<Read | undefined> => {
    const chosen = fileKinds.find(({ id }) => id === kindId)
    if (!file || !chosen) return undefined
    const answer = await onReadColumns({ file, source: chosen.source, kind: chosen.kind })
    if ('failure' in answer) {
      setFailure(answer.failure)
      return undefined
    }
    const { headings } = answer
    const found = { file, kind: kindId, headings, choice: headings.isKnown ? undefined : choiceOf(headings) }
    setLastRead(found)
    setIsMissingTold(false)
    return headings.isKnown ? found : undefined
  }

  const submit = async () => {
    if (!file) return setFault(m.admin_import_none_chosen())
    const isComplete =
      read?.choice === undefined ||
      read.headings.expected.every(
        ({ column, isNeeded }) => !isNeeded || read.choice?.columns.some((one) => one.column === column)
      )
    setIsMissingTold(!isComplete)
    if (!isComplete) return
    setFailure(undefined)
    setSending(isReady ? 'import' : 'check')
    const known = read ?? (await readColumns())
    if (known) await send(known, !isReady)
    setSending(undefined)
  }

  return (
    <chakra.form
      display="grid"
      gap={4}
      maxWidth="40rem"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <SelectField
        label={m.admin_import_kind()}
        hint={hints.get(kindId)?.()}
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
        translations={{ dropzone: m.admin_import_choose() }}
        // Without state: it would treat a file of equal name and size as the same.
        acceptedFiles={noFiles}
        onFileAccept={({ files: [accepted] }) => {
          if (!accepted) return
          setFile(accepted)
          setFault(undefined)
          setFailure(undefined)
        }}
        onFileReject={({ files: [rejected] }) => {
          if (!rejected) return
          setFault(localFault(rejected.errors[0] ?? ''))
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
              <Button
                variant="quiet"
                size="sm"
                aria-label={m.admin_import_remove({ name: file.name })}
                onClick={() => setFile(undefined)}
              >
                <X aria-hidden />
              </Button>
            </FileUpload.Item>
          ) : null}
        </FileUpload.ItemGroup>
      </FileUpload.Root>
      {read?.choice ? (
        <ColumnMapping
          key={read.headings.template?.id}
          headings={read.headings}
          choice={read.choice}
          isChecked={isMissingTold}
          onChange={(choice) => setLastRead({ ...read, choice })}
        />
      ) : null}
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
