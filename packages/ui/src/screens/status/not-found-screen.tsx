import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button, LinkButton } from '../../components/button/index.ts'
import { EmptyState } from '../../components/empty-state/index.ts'
import { Input, useEarlyInput } from '../../components/field/index.ts'

export interface NotFoundScreenProps {
  /** Search; navigates to `/?q=…`. */
  onSearchSubmit: (search: { query: string }) => void
  /** @default 'Nothing is at this address' */
  title?: string
  /** @default a sentence that the page may have moved */
  text?: string
}

/** Not found, with links to products. */
export function NotFoundScreen({ onSearchSubmit, title, text }: NotFoundScreenProps) {
  const [query, setQuery] = useState('')
  const field = useEarlyInput(({ value }) => setQuery(value))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (query.trim() !== '') onSearchSubmit({ query: query.trim() })
  }
  return (
    <EmptyState
      drawing="search"
      headingLevel={1}
      title={title ?? m.shell_nothing_here_title()}
      action={
        <chakra.div display="flex" flexDirection="column" alignItems="center" gap={4} width="min(24rem, 80vw)">
          <search style={{ width: '100%' }}>
            <chakra.form action="/" method="get" onSubmit={submit} display="flex" gap={2} width="full">
              <Input
                ref={field}
                type="search"
                name="q"
                aria-label={m.shell_search()}
                placeholder={m.shell_search_placeholder()}
                value={query}
                onChange={(event) => setQuery(event.currentTarget.value)}
              />
              <Button type="submit" aria-label={m.shell_search_submit()} paddingInline={3}>
                <Search aria-hidden />
              </Button>
            </chakra.form>
          </search>
          <LinkButton href="/" variant="accent">
            {m.shell_to_home()}
          </LinkButton>
        </chakra.div>
      }
    >
      {text ?? m.shell_nothing_here_text()}
    </EmptyState>
  )
}
