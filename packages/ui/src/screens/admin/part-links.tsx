import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { LinkButton } from '../../components/button/index.ts'

export interface PartLinksProps {
  /** The entry the part that is shown comes after; null at the beginning. */
  after: string | null
  /** Address of the part after an entry, or of the beginning (null). */
  partHrefOf: (target: { after: string | null }) => string
}

/** Navigation of an uncounted list: first (usually newest) and next part. */
export const PartLinks = ({
  after,
  next,
  partHrefOf,
  first = m.admin_part_first(),
  further = m.admin_part_older()
}: PartLinksProps & {
  next: string | null
  /** Words for the way to the beginning, where that is not the newest. */
  first?: string
  /** Words for the way further. */
  further?: string
}) =>
  after === null && next === null ? null : (
    <chakra.nav aria-label={m.admin_part_links()} display="flex" flexWrap="wrap" gap={3} marginBlockStart={6}>
      {after === null ? null : (
        <LinkButton size="sm" href={partHrefOf({ after: null })}>
          {first}
        </LinkButton>
      )}
      {next === null ? null : (
        <LinkButton size="sm" rel="next" href={partHrefOf({ after: next })}>
          {further}
        </LinkButton>
      )}
    </chakra.nav>
  )
