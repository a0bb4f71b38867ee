import { chakra } from '@chakra-ui/react'
import type { QuestionsText } from '@motif/contract'
import { m } from '@motif/messages'
import { useState } from 'react'
import { LinkButton } from '../../components/button/index.ts'
import { EmptyState } from '../../components/empty-state/index.ts'
import { Input, useEarlyInput } from '../../components/field/index.ts'
import { Page } from '../../components/page/index.ts'
import { AnswerItem } from './answer-item.tsx'
import { answerGroups } from './answers.ts'
import { ownAnswerGroups } from './own-text.ts'
import { searchAnswers } from './search-answers.ts'
import { TableOfContents } from './table-of-contents.tsx'
import { TextLayout } from './text-layout.tsx'

export interface FaqScreenProps {
  /** Custom questions that replace the built-in ones. */
  own?: QuestionsText | undefined
}

/** Searchable questions in groups, with an anchor each (`/faq#delivery-time`). */
export function FaqScreen({ own }: FaqScreenProps) {
  const [query, setQuery] = useState('')
  const field = useEarlyInput(({ value }) => setQuery(value))
  const isSearching = query.trim() !== ''
  const groups = searchAnswers(own ? ownAnswerGroups(own) : answerGroups(), query)
  const count = groups.reduce((sum, { answers }) => sum + answers.length, 0)
  return (
    <Page
      title={m.information_faq_title()}
      lead={m.information_faq_lead()}
      actions={<LinkButton href="/contactus">{m.information_faq_contact()}</LinkButton>}
    >
      <TextLayout contents={<TableOfContents sections={groups} />}>
        <Input
          ref={field}
          type="search"
          aria-label={m.information_faq_search()}
          placeholder={m.information_faq_search_placeholder()}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
        <chakra.output
          display="block"
          textStyle="small"
          color="fg.muted"
          minHeight="1.5rem"
          marginTop={2}
          marginBottom={4}
        >
          {isSearching && count > 0 ? m.information_faq_found({ count }) : ''}
        </chakra.output>
        {groups.map(({ id, title, answers }) => (
          <chakra.section key={id} id={id} aria-labelledby={`${id}-title`} marginBottom={10} scrollMarginTop="5.5rem">
            <chakra.h2 id={`${id}-title`} textStyle="section" marginBottom={2}>
              {title}
            </chakra.h2>
            {answers.map((answer) => (
              <AnswerItem key={`${answer.id} ${isSearching}`} answer={answer} isOpen={isSearching} />
            ))}
          </chakra.section>
        ))}
        {groups.length === 0 ? (
          <EmptyState
            drawing="letter"
            title={m.information_faq_none_title()}
            action={<LinkButton href="/contactus">{m.information_faq_contact()}</LinkButton>}
          >
            {m.information_faq_none_text()}
          </EmptyState>
        ) : null}
      </TextLayout>
    </Page>
  )
}
