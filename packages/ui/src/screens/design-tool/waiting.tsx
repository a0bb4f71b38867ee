import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { LinkButton } from '../../components/button/index.ts'
import { FailedState } from '../../components/failed-state/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { StagePicture, worldSize } from '../../editor/index.ts'
import type { Failure } from '../../failure/index.ts'
import type { DesignToolScreenProps } from './types.ts'

/** All below the header, which has a second row on narrow screens. */
export const benchHeight = {
  base: 'calc(100svh - var(--chakra-sizes-header) - 3.5rem)',
  lg: 'calc(100svh - var(--chakra-sizes-header))'
}

/** The picture as the editor's camera shows it first: all of it, as large as the stage allows. */
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

/** The bench before its product is there, every part in its final place and size. */
export const DesignToolLoading = ({ preview }: Pick<DesignToolScreenProps, 'preview'>) => (
  <>
    <VisuallyHidden as="h1">{m.editor_title()}</VisuallyHidden>
    <chakra.output
      aria-busy
      aria-label={m.editor_loading()}
      display="flex"
      flexDirection="column"
      height={benchHeight}
      minHeight={{ base: '32rem', lg: '36rem' }}
    >
      <chakra.div
        display="flex"
        alignItems="center"
        gap={4}
        paddingInline={{ base: 4, md: 6 }}
        minHeight="16"
        borderBlockEndWidth="1px"
      >
        <Skeleton height="6" width="12rem" />
        <Skeleton height="11" width="9rem" marginInlineStart="auto" display={{ base: 'none', lg: 'block' }} />
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
        display={{ base: 'grid', lg: 'none' }}
        gap={2}
        paddingInline={2}
        paddingBlock={1}
      >
        <Skeleton height="14" />
        <Skeleton height="11" />
      </chakra.div>
    </chakra.output>
  </>
)

/** What is not there any more is not asked for again. */
export const DesignToolFailed = ({ failure, onRetry }: { failure: Failure; onRetry: () => void }) => (
  <FailedState
    failure={failure}
    title={m.editor_failed_title()}
    headingLevel={1}
    {...(failure.code === 'not-found' ? undefined : { safe: m.editor_failed_text(), onRetry })}
    action={<LinkButton href="/createdesign">{m.editor_back()}</LinkButton>}
  />
)
