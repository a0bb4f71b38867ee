import type { Reason } from '@motif/contract'
import type { ProblemError } from '../../platform/problem.ts'
import { type ParamsOf, type Refusal, refusal } from '../../platform/refusal-sentences.ts'

/** A line of a report. An error skips its product, a notice does not. */
export interface ReportLine extends Refusal {
  /** As in a spreadsheet, the header being row 1. Null: the whole file. */
  row: number | null
  isError: boolean
}

export const errorLine = <R extends Reason>(row: number | null, reason: R, params: ParamsOf<R>): ReportLine => ({
  row,
  isError: true,
  ...refusal(reason, params)
})

export const noticeLine = <R extends Reason>(row: number | null, reason: R, params: ParamsOf<R>): ReportLine => ({
  ...errorLine(row, reason, params),
  isError: false
})

/** A refusal of the catalogue as report lines: one per invalid member, with its row. */
export function linesOf(
  { reason, params, options: { errors = [] } }: ProblemError,
  rowOf: (pointer: string) => number
): ReportLine[] {
  const members = errors.filter((error) => error.reason !== undefined)
  if (members.length === 0)
    return [{ row: rowOf(errors[0]?.pointer ?? ''), isError: true, reason, ...(params && { params }) }]
  return members.map((member) => ({
    row: rowOf(member.pointer),
    isError: true,
    reason: member.reason ?? reason,
    ...(member.params && { params: member.params })
  }))
}
