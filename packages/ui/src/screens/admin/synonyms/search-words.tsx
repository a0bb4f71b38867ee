import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { StateLinks } from '../state-links.tsx'
import { type SynonymPart, synonymParts } from './parts.ts'
import { Searches } from './searches.tsx'
import { Synonyms } from './synonyms.tsx'
import type { SynonymSectionProps } from './types.ts'

const names = {
  words: () => m.admin_search_words(),
  all: () => m.admin_searches_all(),
  'without-results': () => m.admin_searches_without_results()
} as const satisfies Record<SynonymPart, () => string>

const links = synonymParts.map((state) => ({ state, label: names[state] }))

/** Search synonyms, and what shoppers searched for. */
export const SearchWords = (props: SynonymSectionProps) => (
  <chakra.section aria-label={m.admin_section_synonyms()}>
    <chakra.div marginBlockEnd={4}>
      <StateLinks
        label={m.admin_search_words_parts()}
        states={links}
        current={props.synonymPart}
        hrefOf={({ state }) => props.synonymHrefOf({ part: state })}
      />
    </chakra.div>
    {props.synonymPart === 'words' ? (
      <Synonyms key={props.synonymDraft} {...props} />
    ) : (
      <Searches {...props} synonymPart={props.synonymPart} />
    )}
  </chakra.section>
)
