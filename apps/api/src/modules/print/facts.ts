import type { PrintFileFacts } from '@motif/contract'
import { dotsPerInch } from './file-name.ts'
import { pixelSize } from './png/pixel-size.ts'
import type { PrintFormat } from './print-area.ts'
import type { PrintState } from './service.ts'
import type { PrintSubject } from './subjects.ts'
import type { FailureReason } from './worker/worker-pool.ts'

const problems: Partial<Record<FailureReason, PrintFileFacts['problem']>> = {
  'missing-picture': 'missing-picture',
  unprintable: 'unprintable',
  'too-long': 'too-large',
  'too-much-memory': 'too-large'
}

/** Facts of a print file for staff. */
export const factsOf = (
  { lineId, name, area }: PrintSubject,
  format: PrintFormat,
  print: PrintState
): PrintFileFacts => ({
  lineId,
  area: area.id,
  name,
  format,
  widthMm: area.widthMm,
  heightMm: area.heightMm,
  pixels: format === 'png' ? pixelSize(area, dotsPerInch) : null,
  state: print.state,
  bytes: print.state === 'ready' ? print.bytes : null,
  problem: print.state === 'failed' ? (problems[print.reason] ?? 'failed') : null
})
