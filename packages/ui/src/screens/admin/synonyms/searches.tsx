import { chakra } from '@chakra-ui/react'
import type { ReportedSearch } from '@motif/contract'
import {
  type SearchKind,
  type SearchPeriod,
  reportedSearchesMax,
  searchPeriods
} from '@motif/contract/search-report-rules'
import { m } from '@motif/messages'
import { EyeOff, Lightbulb } from 'lucide-react'
import { Button, LinkButton } from '../../../components/button/index.ts'
import { EmptyState } from '../../../components/empty-state/index.ts'
import { FailedState } from '../../../components/failed-state/index.ts'
import { Link } from '../../../components/link/index.ts'
import { VisuallyHidden } from '../../../components/visually-hidden/index.ts'
import { formatDate, formatNumber } from '../../../format/index.ts'
import { StateBadge } from '../state-badge.tsx'
import { StateLinks } from '../state-links.tsx'
import { Cell, Row, Table, TableSkeleton } from '../table.tsx'
import type { SynonymSectionProps } from './types.ts'

const periods = searchPeriods.map((state) => ({ state, label: () => m.admin_searches_days({ min: state }) }))

const suggested = { label: () => m.admin_search_suggested(), icon: Lightbulb, tone: 'info' } as const
const hidden = { label: () => m.admin_search_hidden(), icon: EyeOff, tone: 'plain' } as const

const intros = {
  all: () => m.admin_searches_intro({ count: reportedSearchesMax }),
  'without-results': () => m.admin_searches_intro_without_results()
} as const satisfies Record<SearchKind, () => string>

interface SearchesProps extends SynonymSectionProps {
  synonymPart: SearchKind
}

/** What shoppers searched for in a period. */
export function Searches(props: SearchesProps) {
  const { synonymPart: part, synonymHrefOf, searchPeriod, onExportSearches, isExportingSearches = false } = props
  return (
    <>
      <chakra.p maxWidth="66ch" marginBlockEnd={4}>
        {intros[part]()}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap={4} justifyContent="space-between" marginBlockEnd={4}>
        <StateLinks<SearchPeriod>
          label={m.admin_searches_period()}
          states={periods}
          current={searchPeriod}
          hrefOf={({ state }) => synonymHrefOf({ part, period: state })}
        />
        <Button size="sm" isBusy={isExportingSearches} onClick={onExportSearches}>
          {m.admin_searches_export()}
        </Button>
      </chakra.div>
      <List {...props} />
    </>
  )
}

function List(props: SearchesProps) {
  const { synonymPart: part, searches, searchesFailure, onRetrySearches } = props
  if (searchesFailure && !searches)
    return (
      <FailedState
        failure={searchesFailure}
        title={m.admin_failed_title()}
        safe={m.admin_failed_text()}
        onRetry={onRetrySearches}
      />
    )
  if (!searches) return <TableSkeleton label={m.admin_loading()} />
  if (searches.length === 0)
    return (
      <EmptyState drawing="search" title={m.admin_searches_empty_title()}>
        {part === 'all' ? m.admin_searches_empty_text() : m.admin_searches_empty_without_results()}
      </EmptyState>
    )
  return (
    <Table aria-label={m.admin_searches_all()}>
      <thead>
        <tr>
          <th scope="col">{m.admin_searches_query()}</th>
          <th scope="col" data-figure>
            {m.admin_searches_all()}
          </th>
          <th scope="col" data-figure>
            {m.admin_searches_found_column()}
          </th>
          <th scope="col">{m.admin_searches_last()}</th>
          <th scope="col">{m.admin_searches_suggestions()}</th>
          <th scope="col">
            <VisuallyHidden>{m.admin_searches_actions()}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {searches.map((search) => (
          <SearchRow key={search.query} {...props} search={search} />
        ))}
      </tbody>
    </Table>
  )
}

/** A figure with its name, which a narrow list shows in place of the table's head. */
const Figure = ({ label, figure }: { label: string; figure: string }) => (
  <Cell data-figure css={{ mdDown: { '&:nth-of-type(odd)': { textAlign: 'start' } } }}>
    {figure}
    <chakra.span hideFrom="md" color="fg.muted">
      {' '}
      {label}
    </chakra.span>
  </Cell>
)

function SearchRow({
  search: { query, searches, found, lastDay, isSuggested, isHidden },
  synonymHrefOf,
  onHideSearch
}: SearchesProps & { search: ReportedSearch }) {
  return (
    <Row>
      <Cell overflowWrap="anywhere">
        <Link href={`/?q=${encodeURIComponent(query)}`} isUnderlined={false} fontWeight="medium" dir="auto">
          {query}
        </Link>
      </Cell>
      <Figure label={m.admin_searches_count()} figure={formatNumber(searches)} />
      <Figure label={m.admin_searches_found()} figure={formatNumber(found)} />
      <Cell color="fg.muted" whiteSpace="nowrap">
        {formatDate(lastDay)}
      </Cell>
      <Cell gridColumn={{ mdDown: '1 / -1' }} textAlign={{ mdDown: 'start' }} _empty={{ mdDown: { display: 'none' } }}>
        {isHidden ? <StateBadge {...hidden} /> : isSuggested ? <StateBadge {...suggested} /> : null}
      </Cell>
      <Cell gridColumn={{ mdDown: '1 / -1' }} paddingBlock={1}>
        <chakra.div display="flex" flexWrap="wrap" gap={2} justifyContent={{ md: 'end' }}>
          <LinkButton size="sm" href={synonymHrefOf({ part: 'words', words: query })}>
            {m.admin_search_add_synonym()}
            <VisuallyHidden> {query}</VisuallyHidden>
          </LinkButton>
          <Button size="sm" variant="quiet" onClick={() => onHideSearch({ query, isHidden: !isHidden })}>
            {isHidden ? m.admin_search_show() : m.admin_search_hide()}
            <VisuallyHidden> {query}</VisuallyHidden>
          </Button>
        </chakra.div>
      </Cell>
    </Row>
  )
}
