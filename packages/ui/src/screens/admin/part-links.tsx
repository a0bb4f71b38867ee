import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { LinkButton } from '../../components/button/index.ts'

export interface PartLinksProps {
  /** The entry the part that is shown comes after; null at the beginning. */
  after: string | null
  /** Address of the part after an entry, or of the beginning (null). */
  partHrefOf: (target: { after: string | null }) => string
}

/** Ways through a list that is not counted: to its newest entries, and to older ones. */
export const PartLinks = ({ after, next, partHrefOf }: PartLinksProps & { next: string | null }) =>
  after === null && next === null ? null : (
    <chakra.nav aria-label={m.admin_part_links()} display="flex" flexWrap="wrap" gap={3} marginBlockStart={6}>
      {after === null ? null : (
        <LinkButton size="sm" href={partHrefOf({ after: null })}>
          {m.admin_part_first()}
        </LinkButton>
      )}
      {next === null ? null : (
        <LinkButton size="sm" rel="next" href={partHrefOf({ after: next })}>
          {m.admin_part_older()}
        </LinkButton>
      )}
    </chakra.nav>
  )
