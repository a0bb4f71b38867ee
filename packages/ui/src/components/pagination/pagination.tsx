import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { LinkButton } from '../button/index.ts'
import { pageNumbers } from './page-numbers.ts'

export interface PaginationProps {
  /** Counted from 1. */
  page: number
  pageCount: number
  /** The address of a page. */
  hrefOf: (target: { page: number }) => string
}

/** Pages as links, so that each can be opened, shared and come back to. One page alone shows nothing. */
export function Pagination({ page, pageCount, hrefOf }: PaginationProps) {
  if (pageCount < 2) return null
  return (
    <chakra.nav
      aria-label={m.common_pages()}
      display="flex"
      justifyContent="center"
      alignItems="center"
      gap={1}
      flexWrap="wrap"
      paddingBlock={8}
    >
      {page > 1 ? (
        <LinkButton
          variant="quiet"
          size="sm"
          rel="prev"
          href={hrefOf({ page: page - 1 })}
          aria-label={m.common_page_previous()}
          minWidth="target"
          _rtl={{ '& svg': { transform: 'scaleX(-1)' } }}
        >
          <ChevronLeft aria-hidden />
        </LinkButton>
      ) : null}
      {pageNumbers(page, pageCount).map((number, index) =>
        number === 'gap' ? (
          <chakra.span
            key={`gap-${index < 2 ? 'start' : 'end'}`}
            aria-hidden
            minWidth={6}
            textAlign="center"
            color="fg.muted"
          >
            …
          </chakra.span>
        ) : (
          <LinkButton
            key={number}
            href={hrefOf({ page: number })}
            variant={number === page ? 'outline' : 'quiet'}
            size="sm"
            minWidth="target"
            textStyle="figure"
            aria-label={m.common_page_number({ page: number })}
            {...(number === page ? { 'aria-current': 'page' as const } : undefined)}
          >
            {number}
          </LinkButton>
        )
      )}
      {page < pageCount ? (
        <LinkButton
          variant="quiet"
          size="sm"
          rel="next"
          href={hrefOf({ page: page + 1 })}
          aria-label={m.common_page_next()}
          minWidth="target"
          _rtl={{ '& svg': { transform: 'scaleX(-1)' } }}
        >
          <ChevronRight aria-hidden />
        </LinkButton>
      ) : null}
    </chakra.nav>
  )
}
