import { m } from '@motif/messages'
import { MyDesignsScreen } from '@motif/ui/screens/my-designs'
import { useDesignActions } from '../designs/library/use-design-actions.ts'
import { useDesignSheets } from '../designs/library/use-design-sheets.tsx'
import { designsWithProducts, useSavedDesigns } from '../designs/library/use-saved-designs.ts'
import { defineRoute } from '../loading/define-route.tsx'
import { failed } from '../services/failed.ts'
import { usePageTitle } from '../shell/page-head.tsx'
import { useSessionStatus } from '../shell/session-status.ts'

export const route = defineRoute({
  deferred: () => designsWithProducts,

  useActs({ data }) {
    const isSignedIn = useSessionStatus() === 'customer'
    const { saved, library } = useSavedDesigns(data)
    const { move, copy, tellRestored, ...acts } = useDesignActions({ saved, library })
    const { sheet, ...asking } = useDesignSheets({ saved, library, isSignedIn, acts: { move, copy, tellRestored } })
    return { saved, library, isSignedIn, sheet, screen: { ...acts, ...asking } }
  },

  Component({ data: { designs }, acts: { saved, library, isSignedIn, sheet, screen } }) {
    usePageTitle(m.designs_mine_title())
    return (
      <>
        <MyDesignsScreen
          designs={saved}
          isLoading={designs.isLoading || library === undefined}
          failure={failed(designs.error)}
          onRetry={() => void designs.mutate()}
          isSignedIn={isSignedIn}
          {...screen}
        />
        {sheet}
      </>
    )
  }
})
