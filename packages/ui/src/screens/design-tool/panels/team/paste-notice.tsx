import { chakra } from '@chakra-ui/react'
import { type PasteIssue, memberLimits, teamLimit } from '@motif/design'
import { m } from '@motif/messages'
import { Undo2, X } from 'lucide-react'
import { Button } from '../../../../components/button/index.ts'
import { Notice } from '../../../../components/notice/index.ts'
import { formatList, formatNumber } from '../../../../format/index.ts'

/** "3–5, 9": row numbers with ranges. */
function rowsText(rows: readonly number[]): string {
  const ranges: [number, number][] = []
  for (const row of rows) {
    const last = ranges.at(-1)
    if (last && last[1] + 1 === row) last[1] = row
    else ranges.push([row, row])
  }
  return ranges
    .map(([from, to]) => (from === to ? formatNumber(from + 1) : `${formatNumber(from + 1)}–${formatNumber(to + 1)}`))
    .join(', ')
}

/** The cells of one kind with their rows; equal cells once. */
function cellsText(issues: readonly PasteIssue[]): string {
  const byCell = Map.groupBy(issues, ({ given, used }) => JSON.stringify([given, used]))
  return formatList(
    [...byCell.values()].flatMap((same) => {
      const [first] = same
      if (first === undefined) return []
      const rows = same.map(({ row }) => row)
      const cell = m.editor_team_told_cell({ given: first.given, rows: rowsText(rows), count: rows.length })
      return first.kind === 'quantity'
        ? m.editor_team_told_became({ cell, used: formatNumber(Number(first.used)) })
        : cell
    })
  )
}

const sentences: Readonly<Record<PasteIssue['kind'], (cells: string) => string>> = {
  size: (cells) => m.editor_team_told_size({ cells }),
  name: (cells) => m.editor_team_told_name({ limit: memberLimits.name, cells }),
  number: (cells) => m.editor_team_told_number({ limit: memberLimits.number, cells }),
  quantity: (cells) => m.editor_team_told_quantity({ limit: memberLimits.quantity, cells }),
  column: (cells) => m.editor_team_told_column({ cells })
}
const kinds = Object.keys(sentences) as PasteIssue['kind'][]

interface PasteNoticeProps {
  issues: readonly PasteIssue[]
  /** Rows beyond the limit. */
  left: number
  /** Absent once the list has changed. */
  onUndo?: () => void
  onDismiss: () => void
}

/** What a paste changed or left out. */
export function PasteNotice({ issues, left, onUndo, onDismiss }: PasteNoticeProps) {
  const byKind = Map.groupBy(issues, ({ kind }) => kind)
  return (
    <Notice tone="warn" marginBlockStart={3} textStyle="small">
      <chakra.p fontWeight="medium">{m.editor_team_told_title()}</chakra.p>
      <chakra.ul display="grid" gap={1} marginBlock={2} overflowWrap="anywhere">
        {kinds.map((kind) => {
          const all = byKind.get(kind)
          return all === undefined ? null : <li key={kind}>{sentences[kind](cellsText(all))}</li>
        })}
        {left === 0 ? null : <li>{m.editor_team_left({ limit: teamLimit, count: left })}</li>}
      </chakra.ul>
      <chakra.div display="flex" flexWrap="wrap" gap={2}>
        {onUndo === undefined ? null : (
          <Button size="sm" variant="quiet" onClick={onUndo}>
            <Undo2 aria-hidden />
            {m.editor_team_told_undo()}
          </Button>
        )}
        <Button size="sm" variant="quiet" onClick={onDismiss}>
          <X aria-hidden />
          {m.common_close()}
        </Button>
      </chakra.div>
    </Notice>
  )
}
