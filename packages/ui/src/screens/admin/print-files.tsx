import { chakra } from '@chakra-ui/react'
import type { Line } from '@motif/contract'
import { Download } from 'lucide-react'
import { Spinner } from '../../components/button/spinner.tsx'
import { m } from '../../messages/index.ts'
import type { AdminScreenProps, PrintFile } from './types.ts'

interface PrintFilesProps extends Pick<AdminScreenProps, 'onPrintFile' | 'fetchingPrintFile'> {
  orderId: string
  line: Line
}

const formats = ['png', 'pdf'] as const

/** Every area of a line somebody placed something on, as a file for each kind of printer. */
export function PrintFiles({ orderId, line, onPrintFile, fetchingPrintFile = null }: PrintFilesProps) {
  const areas = Object.entries(line.design?.document.areas ?? {}).filter(([, nodes]) => nodes.length > 0)
  const files = areas.flatMap(([area]) => formats.map((format): PrintFile => ({ orderId, lineId: line.id, area, format })))
  const isFetching = (file: PrintFile) => fetchingPrintFile?.lineId === file.lineId && fetchingPrintFile.area === file.area && fetchingPrintFile.format === file.format
  return files.map((file) => (
    <chakra.button
      key={`${file.area}.${file.format}`}
      type="button"
      aria-busy={isFetching(file) || undefined}
      onClick={() => (fetchingPrintFile === null ? onPrintFile?.(file) : undefined)}
      display="flex"
      alignItems="center"
      gap={1.5}
      minHeight="target"
      cursor="pointer"
      textDecoration="underline"
      textUnderlineOffset="0.2em"
      _hover={{ color: 'accent' }}
    >
      {isFetching(file) ? <Spinner /> : <Download size={18} strokeWidth={1.75} aria-hidden />}
      {m.admin_line_print_file({ area: `${file.area}, ${file.format.toUpperCase()}` })}
    </chakra.button>
  ))
}
