import { type QrNode, fitsQr } from '@motif/design'
import { m } from '@motif/messages'
import { TextAreaField } from '../../../components/text-area/index.ts'
import { Segments } from './segments.tsx'

export type QrContent = Pick<QrNode, 'data' | 'level'>

/** Recoverable damage in per cent. */
const levels = { L: 7, M: 15, Q: 25, H: 30 } as const satisfies Record<QrNode['level'], number>

const fits = (content: QrContent) => fitsQr({ ...content, quiet: 4 })

/** Why a text cannot be encoded. */
export function qrProblem({ data, level }: QrContent): string | undefined {
  if (data.trim() === '') return m.insert_qr_empty()
  if (fits({ data, level })) return undefined
  return fits({ data, level: 'L' }) ? m.insert_qr_too_long({ percent: levels[level] }) : m.insert_qr_too_long_at_all()
}

interface QrFieldsProps {
  content: QrContent
  problem: string | undefined
  onChange: (content: QrContent) => void
}

/** Content and error correction level of a QR code. */
export const QrFields = ({ content, problem, onChange }: QrFieldsProps) => (
  <>
    <TextAreaField
      label={m.insert_qr_data()}
      hint={m.insert_qr_data_hint()}
      error={problem}
      isRequired={false}
      dir="auto"
      rows={1}
      minHeight={{ base: 'target', lg: '4.5rem' }}
      maxLength={1000}
      value={content.data}
      onChange={({ currentTarget }) => onChange({ ...content, data: currentTarget.value })}
    />
    <Segments
      legend={m.insert_qr_level()}
      options={(Object.keys(levels) as QrNode['level'][]).map((value) => ({
        value,
        label: m.insert_qr_level_percent({ percent: levels[value] })
      }))}
      value={content.level}
      onChange={(level) => onChange({ ...content, level })}
    />
  </>
)
