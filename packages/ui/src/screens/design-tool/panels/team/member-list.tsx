import { chakra } from '@chakra-ui/react'
import type { TeamSize } from '@motif/design'
import { m } from '@motif/messages'
import { VisuallyHidden } from '../../../../components/visually-hidden/index.ts'
import { useIsWide } from '../../use-is-wide.ts'
import { MemberCard, MemberRow, type MemberRowProps } from './member-row.tsx'

const tableStyles = {
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& th': { textAlign: 'start', fontWeight: 'medium', color: 'fg.muted', fontSize: 'sm', paddingInline: 1 },
  '& thead th': { paddingBlock: 2, borderBlockEndWidth: '1px' },
  '& td': { padding: '2px' },
  '& tbody th': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& tr[data-shown]': { bg: 'bg.raised' },
  '& tr[data-shown] th': { color: 'accent', fontWeight: 'semibold' },
  '& tr[data-notes] td': { paddingBlockEnd: 3, paddingInlineStart: '2.25rem', paddingInlineEnd: 1 },
  '& td input, & td select': { fontSize: 'sm', paddingInlineStart: 2, paddingBlock: 1 },
  '& td input': { paddingInlineEnd: 1 },
  '& td select': { paddingInlineEnd: 7 },
  '& td select + span': { insetInlineEnd: 1 },
  '& td[data-buttons]': { whiteSpace: 'nowrap' },
  // Denser for precise pointers.
  '@media (pointer: fine)': {
    '& td input, & td select, & td button': { minHeight: '36px' },
    '& td button': { minWidth: '36px' }
  },
  '@media (pointer: coarse)': { '& td input, & td select': { minHeight: '44px' } }
} as const

interface MemberListProps {
  sizes: readonly TeamSize[]
  rows: readonly MemberRowProps[]
}

/** The team list: a table, or cards on phones. */
export function MemberList({ sizes, rows }: MemberListProps) {
  const isWide = useIsWide()
  if (rows.length === 0) return null
  if (!isWide)
    return (
      <chakra.ul borderBlockStartWidth="1px" marginBlockStart={2}>
        {rows.map((row) => (
          <MemberCard key={row.index} {...row} />
        ))}
      </chakra.ul>
    )
  return (
    <chakra.table width="full" marginBlockStart={2} aria-label={m.editor_team_people()} css={tableStyles}>
      <colgroup>
        <col style={{ width: '2rem' }} />
        <col />
        <col style={{ width: '4rem' }} />
        {sizes.length > 1 ? <col style={{ width: '5.25rem' }} /> : null}
        <col style={{ width: '3.75rem' }} />
        <col style={{ width: '7.25rem' }} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{m.editor_team_column_row()}</VisuallyHidden>
          </th>
          <th scope="col">{m.editor_team_name()}</th>
          <th scope="col">{m.editor_team_number()}</th>
          {sizes.length > 1 ? <th scope="col">{m.editor_team_size()}</th> : null}
          <th scope="col">{m.editor_team_quantity()}</th>
          <th scope="col">
            <VisuallyHidden>{m.editor_team_column_actions()}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <MemberRow key={row.index} {...row} />
        ))}
      </tbody>
    </chakra.table>
  )
}
