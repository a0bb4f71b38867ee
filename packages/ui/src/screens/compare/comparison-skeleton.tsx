import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Skeleton } from '../../components/skeleton/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { columnWidths, tableWidth } from './layout.ts'

const rows = Array.from({ length: 10 }, (_, index) => index)

/** Placeholder table with the expected number of columns. */
export const ComparisonSkeleton = ({ count }: { count: number }) => {
  const columns = Array.from({ length: count }, (_, index) => index)
  return (
    <>
      <VisuallyHidden as="output">{m.compare_loading()}</VisuallyHidden>
      <noscript>
        <p>{m.compare_no_script()}</p>
      </noscript>
      <chakra.div aria-hidden overflow="hidden" css={columnWidths}>
        <chakra.div height="target" marginBottom={4} />
        <chakra.div
          display="grid"
          gridTemplateColumns={`var(--names) repeat(${count}, var(--product))`}
          style={{ width: tableWidth(count) }}
        >
          <div />
          {columns.map((column) => (
            <chakra.div key={column} paddingInline={2} paddingBottom={4}>
              <Skeleton aspectRatio="4 / 5" borderRadius="panel" />
              <Skeleton height="18px" width="80%" marginTop="15px" marginBottom="31px" />
              <Skeleton height="target" />
            </chakra.div>
          ))}
        </chakra.div>
        {rows.map((row) => (
          <chakra.div
            key={row}
            display="grid"
            gridTemplateColumns={`var(--names) repeat(${count}, var(--product))`}
            alignItems="center"
            height={{ base: '4rem', md: '3.25rem' }}
            borderTopWidth="1px"
            style={{ width: tableWidth(count) }}
          >
            {[-1, ...columns].map((column) => (
              <chakra.div key={column} paddingInline={2}>
                <Skeleton height="18px" width="70%" />
              </chakra.div>
            ))}
          </chakra.div>
        ))}
      </chakra.div>
    </>
  )
}
