import { m } from '@motif/messages'
import { DesignToolScreen } from '@motif/ui/screens/design-tool'
import { SharedDesignScreen } from '@motif/ui/screens/shared-design'
import { DesignTool, previewOf, waitingTool } from '../designs/editor/design-tool.tsx'
import { knownDesign, productOfNewDesign } from '../designs/editor/new-design.ts'
import { sharedDesignAt } from '../designs/sharing/read-shared.ts'
import { defineRoute } from '../loading/define-route.tsx'
import { failed } from '../services/failed.ts'
import { InBrowser } from '../shell/in-browser.tsx'
import { usePageTitle } from '../shell/page-head.tsx'

export const route = defineRoute({
  knownSearch: knownDesign,

  critical: ({ search }) => ({ product: productOfNewDesign(search) }),

  deferred: ({ search }) => ({ shared: sharedDesignAt(search) }),

  Component({ search, data: { product: read, shared } }) {
    const key = search.get('shared')
    usePageTitle(key === null ? m.editor_title() : m.designs_shared_title())
    if (key === null) {
      const product = read.data ?? undefined
      const waiting = <DesignToolScreen {...waitingTool} {...previewOf(product, search)} />
      if (read.isLoading) return waiting
      return <InBrowser waiting={waiting}>{() => <DesignTool product={product} />}</InBrowser>
    }
    return (
      <SharedDesignScreen
        design={shared.data}
        failure={failed(shared.error)}
        onRetry={() => void shared.mutate()}
        ownHref={`/designertool?copy=${encodeURIComponent(key)}`}
      />
    )
  }
})
