import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { FailedState } from '../../../components/failed-state/index.ts'
import { StateLinks } from '../state-links.tsx'
import { TableSkeleton } from '../table.tsx'
import type { AdminScreenProps } from '../types.ts'
import { BlockedPictures } from './blocked-pictures.tsx'
import { BlockedWords } from './blocked-words.tsx'
import { HoldQueue } from './hold-queue.tsx'
import { type ModerationPart, isHoldState, moderationParts } from './parts.ts'

const names = {
  open: () => m.admin_moderation_open(),
  refused: () => m.admin_moderation_refused(),
  approved: () => m.admin_moderation_approved(),
  words: () => m.admin_moderation_words(),
  pictures: () => m.admin_moderation_pictures()
} as const satisfies Record<ModerationPart, () => string>

const intros = {
  open: () => m.admin_moderation_intro_open(),
  refused: () => m.admin_moderation_intro_refused(),
  approved: () => m.admin_moderation_intro_approved(),
  words: () => m.admin_moderation_intro_words(),
  pictures: () => m.admin_moderation_intro_pictures()
} as const satisfies Record<ModerationPart, () => string>

const links = moderationParts.map((state) => ({ state, label: names[state] }))

/** Ordered items with blocked words or pictures, and what is blocked. */
export const Moderation = (props: AdminScreenProps) => (
  <chakra.section aria-label={m.admin_section_moderation()}>
    <StateLinks
      label={m.admin_moderation_parts()}
      states={links}
      current={props.moderationPart}
      hrefOf={({ state }) => props.moderationHrefOf({ part: state })}
    />
    <chakra.p maxWidth="66ch" marginBlock={4}>
      {intros[props.moderationPart]()}
    </chakra.p>
    <Part {...props} />
  </chakra.section>
)

function Part(props: AdminScreenProps) {
  const { moderationPart: part, holds, blockedWords, blockedPictures, moderationFailure, onRetryModeration } = props
  if (isHoldState(part) && holds) return <HoldQueue key={part} {...props} state={part} holds={holds} />
  if (part === 'words' && blockedWords) return <BlockedWords {...props} blockedWords={blockedWords} />
  if (part === 'pictures' && blockedPictures) return <BlockedPictures {...props} blockedPictures={blockedPictures} />
  return moderationFailure ? (
    <FailedState
      failure={moderationFailure}
      title={m.admin_failed_title()}
      safe={m.admin_failed_text()}
      onRetry={onRetryModeration}
    />
  ) : (
    <TableSkeleton label={m.admin_loading()} />
  )
}
