import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { History, X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '../components/button/index.ts'
import { IconButton } from '../components/icon-button/index.ts'
import { searchHref } from './hrefs.ts'
import { Group, Option, icon } from './suggestion-option.tsx'
import type { RecentSearches } from './types.ts'

/** Recent searches offered above suggestions. */
const besideResultsMax = 3

/** All of them for an empty field, otherwise those that begin with its text. */
export function recentFor(query: string, queries: readonly string[]): readonly string[] {
  const text = query.trim().toLocaleLowerCase()
  if (text === '') return queries
  return queries
    .filter((one) => one.toLocaleLowerCase().startsWith(text) && one.toLocaleLowerCase() !== text)
    .slice(0, besideResultsMax)
}

interface RecentGroupProps {
  id: string
  recent: readonly string[]
  optionProps: (id: string, query: string) => Omit<ComponentProps<typeof Option>, 'href' | 'children'>
}

/** Recent searches as options. Each row is as high as its button. */
export const RecentGroup = ({ id, recent, optionProps }: RecentGroupProps) => (
  <Group id={`${id}-recent`} title={m.shell_search_recent()} isTall>
    {recent.map((query) => (
      <Option
        key={query}
        {...optionProps(`${id}-recent-${query}`, query)}
        href={searchHref(query)}
        data-recent={query}
        height="target"
        paddingInlineEnd={12}
      >
        <History {...icon} />
        <chakra.span minWidth={0} truncate dir="auto">
          {query}
        </chakra.span>
      </Option>
    ))}
  </Group>
)

/** Buttons that remove recent searches: beside the options, because a listbox holds nothing but options. */
export const RecentButtons = ({
  recent,
  onForget
}: {
  recent: readonly string[]
  onForget: RecentSearches['onForget']
}) => (
  <chakra.div position="absolute" top={0} insetInlineEnd={0} display="grid" justifyItems="end">
    <Button
      variant="quiet"
      size="sm"
      height="target"
      aria-label={m.shell_search_recent_clear_all()}
      onClick={() => onForget({ query: null })}
    >
      {m.shell_search_recent_clear()}
    </Button>
    {recent.map((query) => (
      <IconButton
        key={query}
        label={m.shell_search_recent_remove({ query })}
        icon={<X aria-hidden />}
        onClick={() => onForget({ query })}
      />
    ))}
  </chakra.div>
)
