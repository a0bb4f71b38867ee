import { failureOf } from '@motif/flows/outcome'
import { toaster } from '@motif/ui/components/toaster'
import { m } from '@motif/ui/messages'
import { MyDesignsScreen } from '@motif/ui/screens/my-designs'
import { useState } from 'react'
import { putDesignInCart } from '../designs/put-in-cart.ts'
import { refreshDesigns } from '../designs/use-designs.ts'
import { useSavedDesigns } from '../designs/use-saved-designs.ts'
import { tellFailure } from '../shell/tell-failure.ts'
import { usePageTitle } from '../shell/page-head.tsx'

export function Component() {
  usePageTitle(m.designs_mine_title())
  const { saved, error, isLoading, library, isSignedIn, mutate } = useSavedDesigns()
  const [busyId, setBusyId] = useState<string | null>(null)

  /** Does something with a design and reads the list again; a refusal is told. */
  const work = async (id: string, act: () => Promise<unknown>) => {
    setBusyId(id)
    try {
      await act()
      await refreshDesigns()
    } catch (failure) {
      tellFailure(failure)
    } finally {
      setBusyId(null)
    }
  }

  const remove = async (id: string) => {
    const design = saved?.find((each) => each.id === id)
    if (library === undefined || design === undefined) return
    const undo = await library.remove(id)
    toaster.show({ title: m.designs_deleted({ name: design.name }), action: { label: m.common_undo(), onAct: () => void work(id, undo) } })
  }

  return (
    <MyDesignsScreen
      designs={saved}
      isLoading={isLoading || library === undefined}
      {...(error === undefined ? undefined : { failure: failureOf(error) })}
      onRetry={() => void mutate()}
      isSignedIn={isSignedIn}
      busyId={busyId}
      onRename={({ id, name }) => void work(id, async () => library?.rename(id, name))}
      onDuplicate={({ id }) => void work(id, async () => library?.duplicate(id, m.designs_copy_of({ name: saved?.find((each) => each.id === id)?.name ?? '' })))}
      onDelete={({ id }) => void work(id, () => remove(id))}
      onAddToCart={({ id }) => void work(id, async () => library && putDesignInCart(await library.get(id)))}
    />
  )
}
