import { isSuggesting, searchMachine, suggestionsOf } from '@motif/flows/search'
import { Search } from '@motif/ui/shell'
import preview from '../../.storybook/preview.tsx'
import { chartOf, walkThrough } from './statechart.tsx'
import type { ViewProps } from './walk/walker.tsx'

const SearchField = ({ snapshot, send }: ViewProps<typeof searchMachine>) => (
  <Search
    query={snapshot.context.text}
    results={suggestionsOf(snapshot) ?? undefined}
    isLoading={isSuggesting(snapshot)}
    onChange={({ query }) => send({ type: 'TYPED', text: query })}
    onSubmit={() => send({ type: 'CLOSED' })}
  />
)

const meta = preview.meta({
  title: 'Flows/Search',
  parameters: { docs: { description: { component: 'The search field and what is suggested while a person types.' } } }
})

export const Chart = meta.story(chartOf(searchMachine))

export const Walk = meta.story(walkThrough(searchMachine, SearchField))
