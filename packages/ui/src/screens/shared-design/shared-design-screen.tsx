import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { PenLine } from 'lucide-react'
import { LinkButton } from '../../components/button/index.ts'
import { EmptyState } from '../../components/empty-state/index.ts'
import { FailedState } from '../../components/failed-state/index.ts'
import { Page } from '../../components/page/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import { DesignPreview, type DesignPreviewProps } from '../../editor/index.ts'
import type { Failure } from '../../failure/index.ts'
import { formatDate } from '../../format/index.ts'

export interface SharedDesignScreenProps {
  /** Undefined while loading. */
  design?:
    | (Pick<DesignPreviewProps, 'previewUrl' | 'blank'> & { name: string; productName: string; updatedAt: string })
    | undefined
  failure?: Failure | undefined
  onRetry: () => void
  /** URL that opens a copy in the editor. */
  ownHref: string
}

const sizes = '(min-width: 48em) 34rem, 92vw'

/** A shared design: view it, or start a copy. */
export function SharedDesignScreen({ design, failure, onRetry, ownHref }: SharedDesignScreenProps) {
  if (failure?.code === 'not-found')
    return (
      <Page title={m.designs_shared_title()}>
        <EmptyState
          drawing="pen"
          title={m.designs_shared_gone()}
          action={
            <LinkButton href="/createdesign" variant="accent">
              {m.designs_shared_new()}
            </LinkButton>
          }
        >
          {m.designs_shared_gone_text()}
        </EmptyState>
      </Page>
    )
  if (failure && design === undefined)
    return (
      <Page title={m.designs_shared_title()}>
        <FailedState
          failure={failure}
          title={m.designs_shared_failed()}
          safe={m.designs_products_failed_safe()}
          onRetry={onRetry}
        />
      </Page>
    )
  return (
    <Page aria-busy={design === undefined || undefined}>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: 'minmax(0, 34rem) minmax(0, 1fr)' }}
        gap={{ base: 6, md: 12 }}
        alignItems="center"
      >
        {design ? (
          <DesignPreview
            previewUrl={design.previewUrl}
            blank={design.blank}
            alt={m.designs_preview_alt({ name: design.name, product: design.productName })}
            sizes={sizes}
          />
        ) : (
          <Skeleton aspectRatio="4 / 5" borderRadius="panel" />
        )}
        <chakra.div display="grid" gap={4} justifyItems="start">
          {design ? (
            <chakra.p textStyle="small" color="fg.muted">
              {m.designs_shared_title()}
            </chakra.p>
          ) : null}
          <chakra.h1 textStyle="page" dir="auto" overflowWrap="anywhere">
            {design ? design.name : m.designs_shared_title()}
          </chakra.h1>
          {design ? (
            <chakra.p color="fg.muted">
              {m.designs_shared_on({ product: design.productName, date: formatDate(design.updatedAt) })}
            </chakra.p>
          ) : null}
          <chakra.p maxWidth="44ch">{m.designs_shared_text()}</chakra.p>
          <LinkButton href={ownHref} variant="accent" size="lg">
            <PenLine aria-hidden />
            {m.designs_shared_own()}
          </LinkButton>
        </chakra.div>
      </chakra.div>
    </Page>
  )
}
