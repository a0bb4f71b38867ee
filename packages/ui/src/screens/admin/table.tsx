import { chakra } from '@chakra-ui/react'
import { Skeleton } from '../../components/skeleton/index.ts'

/**
 * A table that becomes a list of cards in narrow spaces. Roles are explicit, because some browsers drop them with the
 * table layout.
 */
export const Table = chakra(
  'table',
  {
    base: {
      width: 'full',
      borderCollapse: 'collapse',
      '& th': {
        textAlign: 'start',
        fontWeight: 'medium',
        color: 'fg.muted',
        paddingBlock: 2,
        paddingInlineEnd: 4,
        whiteSpace: 'nowrap'
      },
      '& td': { paddingInlineEnd: 4, verticalAlign: 'middle' },
      '& tbody tr': { borderBlockStartWidth: '1px', height: '2.5rem' },
      '& [data-figure]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
      '& [data-figure]:last-child': { paddingInlineEnd: 0 },
      mdDown: {
        '&, & tbody': { display: 'block' },
        '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
        '& tbody tr': {
          display: 'grid',
          gridTemplateColumns: '1fr auto',
          alignItems: 'center',
          columnGap: 4,
          height: 'auto',
          paddingBlock: 3
        },
        '& td': { display: 'block', paddingInlineEnd: 0, minWidth: 0 },
        '& td:nth-of-type(even)': { textAlign: 'end' }
      }
    }
  },
  { defaultProps: { role: 'table' } }
)

export const Row = chakra('tr', {}, { defaultProps: { role: 'row' } })
export const Cell = chakra('td', {}, { defaultProps: { role: 'cell' } })

/** Placeholder rows of final height. */
export const TableSkeleton = ({ label }: { label: string }) => (
  <chakra.output display="block" aria-busy aria-label={label} paddingBlockStart={8}>
    {['1', '2', '3', '4', '5', '6', '7', '8'].map((key) => (
      <chakra.div
        key={key}
        borderBlockStartWidth="1px"
        height={{ base: '5.25rem', md: '2.75rem' }}
        display="grid"
        alignContent="center"
      >
        <Skeleton height="5" />
      </chakra.div>
    ))}
  </chakra.output>
)
