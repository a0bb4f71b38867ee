import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { LinkButton } from '../../components/button/index.ts'
import { FailedState } from '../../components/failed-state/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { StagePicture, worldSize } from '../../editor/index.ts'
import type { Failure } from '../../failure/index.ts'
import { SlimLine } from './top-bar.tsx'
import type { DesignToolScreenProps } from './types.ts'

/** Everything below the header; in narrow windows the visible height, which a keyboard reduces. */
export const bench = {
  height: {
    base: 'calc(var(--seen-height, 100dvh) - {sizes.toolLine} - env(safe-area-inset-top))',
    lg: 'calc(100svh - {sizes.header})'
  },
  minHeight: { base: '240px', lg: '36rem' }
} as const

/** The picture as the camera first shows it, fitted to the stage. */
function FittedPicture({ area, picture }: NonNullable<DesignToolScreenProps['preview']>) {
  const { width, height } = worldSize(area)
  return (
    <div
      style={{
        position: 'absolute',
        inset: 0,
        margin: 'auto',
        zIndex: 0,
        width: `min(100cqw, ${(100 * width) / height}cqh)`,
        aspectRatio: `${width} / ${height}`
      }}
    >
      <StagePicture picture={picture} alt="" />
    </div>
  )
}

/** The editor's skeleton, all parts at their final position and size. */
export const DesignToolLoading = ({ preview }: Pick<DesignToolScreenProps, 'preview'>) => (
  <>
    <VisuallyHidden as="h1">{m.editor_title()}</VisuallyHidden>
    <chakra.output aria-busy aria-label={m.editor_loading()} display="flex" flexDirection="column" css={bench}>
      <SlimLine hideFrom="lg">
        <Skeleton height="6" width="60%" />
      </SlimLine>
      <chakra.div
        hideBelow="lg"
        display="flex"
        alignItems="center"
        gap={4}
        paddingInline={{ base: 4, md: 6 }}
        minHeight="16"
        borderBlockEndWidth="1px"
      >
        <Skeleton height="6" width="12rem" />
        <Skeleton height="11" width="9rem" marginInlineStart="auto" />
      </chakra.div>
      <chakra.div
        display="grid"
        flex="1"
        minHeight={0}
        gridTemplateColumns={{ base: '1fr', lg: '5.5rem minmax(0, 1fr) 21rem' }}
      >
        <chakra.div
          borderInlineEndWidth="1px"
          display={{ base: 'none', lg: 'grid' }}
          alignContent="start"
          gap={2}
          padding={3}
        >
          {['text', 'image', 'undo', 'redo'].map((tool) => (
            <Skeleton key={tool} height="14" />
          ))}
        </chakra.div>
        <chakra.div bg="backdrop" minHeight={0} overflow="hidden" position="relative" containerType="size">
          {preview ? <FittedPicture {...preview} /> : null}
        </chakra.div>
        <chakra.div
          borderInlineStartWidth="1px"
          display={{ base: 'none', lg: 'grid' }}
          alignContent="start"
          gap={4}
          padding={{ base: 4, md: 6 }}
        >
          <Skeleton height="7" width="10rem" />
          <Skeleton height="11" />
          <Skeleton height="11" width="60%" />
        </chakra.div>
      </chakra.div>
      <chakra.div
        borderBlockStartWidth="1px"
        hideFrom="lg"
        paddingInline={1}
        paddingBlockStart="2px"
        paddingBlockEnd="calc(2px + env(safe-area-inset-bottom))"
      >
        <Skeleton height="52px" />
      </chakra.div>
    </chakra.output>
  </>
)

/** A missing design cannot be retried. */
export const DesignToolFailed = ({ failure, onRetry }: { failure: Failure; onRetry: () => void }) => (
  <FailedState
    failure={failure}
    title={m.editor_failed_title()}
    headingLevel={1}
    {...(failure.code === 'not-found' ? undefined : { safe: m.editor_failed_text(), onRetry })}
    action={<LinkButton href="/createdesign">{m.editor_back()}</LinkButton>}
  />
)
