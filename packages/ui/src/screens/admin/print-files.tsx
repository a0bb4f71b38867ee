import { chakra } from '@chakra-ui/react'
import type { PrintFileFacts } from '@motif/contract'
import { getLocale, m } from '@motif/messages'
import { Check, Download, TriangleAlert } from 'lucide-react'
import { Spinner } from '../../components/button/spinner.tsx'
import { Skeleton } from '../../components/skeleton/index.ts'
import { useIsAllowed } from './allowed.tsx'
import type { AdminScreenProps } from './types.ts'

interface PrintFilesProps extends Pick<AdminScreenProps, 'printFiles' | 'onPrintFile' | 'fetchingPrintFile'> {
  orderId: string
  lineId: string
}

const bytesText = (bytes: number) =>
  new Intl.NumberFormat(getLocale(), {
    style: 'unit',
    unit: bytes < 1e6 ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: bytes < 1e6 ? 0 : 1
  }).format(bytes / (bytes < 1e6 ? 1e3 : 1e6))

const problems = {
  'missing-picture': m.admin_print_missing_picture,
  unprintable: m.admin_print_unprintable,
  'too-large': m.admin_print_too_large,
  failed: m.admin_print_failed
} as const

/** Print files of each designed area of a line, per format, with size and progress. */
export function PrintFiles({ orderId, lineId, printFiles, onPrintFile, fetchingPrintFile = null }: PrintFilesProps) {
  if (!useIsAllowed('production.read')) return null
  if (!printFiles) return <Skeleton height="24" marginBlockStart={2} />
  const files = printFiles.filter((file) => file.lineId === lineId)
  if (files.length === 0) return null
  return (
    <chakra.ul aria-label={m.admin_print_title()} marginBlockStart={2} borderWidth="1px" borderRadius="control">
      {files.map((file) => {
        const isFetching =
          fetchingPrintFile?.lineId === lineId &&
          fetchingPrintFile.area === file.area &&
          fetchingPrintFile.format === file.format
        return (
          <PrintFileRow
            key={`${file.area}.${file.format}`}
            file={file}
            isFetching={isFetching}
            onFetch={() =>
              fetchingPrintFile === null
                ? onPrintFile?.({ orderId, lineId, area: file.area, format: file.format })
                : undefined
            }
          />
        )
      })}
    </chakra.ul>
  )
}

interface PrintFileRowProps {
  file: PrintFileFacts
  isFetching: boolean
  onFetch: () => void
}

function PrintFileRow({ file, isFetching, onFetch }: PrintFileRowProps) {
  const { name, format, widthMm, heightMm, pixels } = file
  const kind = format.toUpperCase()
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns="1fr auto"
      alignItems="center"
      columnGap={3}
      paddingInlineStart={3}
      paddingBlock={1}
      borderBlockStartWidth="1px"
      _first={{ borderBlockStartWidth: 0 }}
    >
      <chakra.div minWidth={0} paddingBlock={1}>
        <chakra.div fontWeight="medium">
          {name}, {kind}
        </chakra.div>
        <chakra.div color="fg.muted" fontSize="xs" fontVariantNumeric="tabular-nums">
          {m.admin_print_size({ width: widthMm, height: heightMm })} ·{' '}
          <chakra.span whiteSpace="nowrap">
            {pixels ? m.admin_print_pixels(pixels) : m.admin_print_outlines()}
          </chakra.span>
        </chakra.div>
        <PrintFileState file={file} />
      </chakra.div>
      <chakra.button
        type="button"
        aria-label={m.admin_line_print_file({ area: `${name}, ${kind}` })}
        aria-busy={isFetching || undefined}
        onClick={onFetch}
        display="grid"
        placeItems="center"
        width="target"
        height="target"
        borderRadius="control"
        cursor="pointer"
        _hover={{ bg: 'bg.raised', color: 'accent' }}
      >
        {isFetching ? <Spinner /> : <Download size={18} strokeWidth={1.75} aria-hidden />}
      </chakra.button>
    </chakra.li>
  )
}

function PrintFileState({ file: { state, problem, bytes } }: Pick<PrintFileRowProps, 'file'>) {
  if (state === 'failed') {
    return (
      <chakra.div color="bad" fontSize="xs" display="flex" gap={1.5} paddingBlockStart={0.5}>
        <TriangleAlert size={14} aria-hidden style={{ flexShrink: 0, marginBlockStart: 2 }} />
        {problems[problem ?? 'failed']()}
      </chakra.div>
    )
  }
  return (
    <chakra.div color="fg.muted" fontSize="xs" display="flex" alignItems="center" gap={1}>
      {state === 'ready' && <Check size={14} aria-hidden />}
      {state === 'making'
        ? m.admin_print_making()
        : bytes === null
          ? m.admin_print_absent()
          : m.admin_print_ready({ size: bytesText(bytes) })}
    </chakra.div>
  )
}
