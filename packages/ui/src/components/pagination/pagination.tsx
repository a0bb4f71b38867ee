import { Pagination as ChakraPagination } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { LinkButton, type LinkButtonProps } from '../button/index.ts'
import { pageNumbers } from './page-numbers.ts'
import { paginationRecipe } from './recipe.ts'

export interface PaginationProps {
  /** 1-based. */
  page: number
  pageCount: number
  /** URL of a page. */
  hrefOf: (target: { page: number }) => string
}

/** The surrounding Chakra part passes the URL. */
const PageLink = ({ href = '', ...rest }: Partial<LinkButtonProps>) => (
  <LinkButton href={href} variant="quiet" size="sm" {...rest} />
)

/** Pages as links, to open, share and return to. Renders nothing for a single page. */
export function Pagination({ page, pageCount, hrefOf }: PaginationProps) {
  if (pageCount < 2) return null
  return (
    <ChakraPagination.Root
      recipe={paginationRecipe}
      type="link"
      page={page}
      count={pageCount}
      pageSize={1}
      getPageUrl={hrefOf}
      translations={{
        rootLabel: m.common_pages(),
        prevTriggerLabel: m.common_page_previous(),
        nextTriggerLabel: m.common_page_next(),
        itemLabel: (item) => m.common_page_number({ page: item.page })
      }}
    >
      {page > 1 ? (
        <ChakraPagination.PrevTrigger asChild>
          <PageLink rel="prev">
            <ChevronLeft aria-hidden />
          </PageLink>
        </ChakraPagination.PrevTrigger>
      ) : null}
      {pageNumbers(page, pageCount).map((number, index) =>
        number === 'gap' ? (
          <ChakraPagination.Ellipsis key={`gap-${index < 2 ? 'start' : 'end'}`} index={index} aria-hidden>
            …
          </ChakraPagination.Ellipsis>
        ) : (
          <ChakraPagination.Item key={number} type="page" value={number} asChild>
            <PageLink>{number}</PageLink>
          </ChakraPagination.Item>
        )
      )}
      {page < pageCount ? (
        <ChakraPagination.NextTrigger asChild>
          <PageLink rel="next">
            <ChevronRight aria-hidden />
          </PageLink>
        </ChakraPagination.NextTrigger>
      ) : null}
    </ChakraPagination.Root>
  )
}
