import { failureOf } from '@motif/flows/outcome'
import { m } from '@motif/messages'
import { toaster } from '@motif/ui/components/toaster'
import { MyDesignsScreen, type SavedDesign } from '@motif/ui/screens/my-designs'
import { useState } from 'react'
import { useFetchedSheet } from '../designs/buying/use-fetched-sheet.ts'
import { Move } from '../designs/moving/move.tsx'
import { moveToProduct } from '../designs/moving/move-to-product.ts'
import { Share } from '../designs/sharing/share.tsx'
import { refreshDesigns } from '../designs/library/use-designs.ts'
import { useSavedDesigns } from '../designs/library/use-saved-designs.ts'
import { Versions } from '../designs/saving/versions.tsx'
import { tellFailure } from '../shell/tell-failure.ts'
import { usePageTitle } from '../shell/page-head.tsx'

const loadBuySaved = async () => (await import('../designs/buying/buy-saved.tsx')).BuySaved

export function Component() {
  usePageTitle(m.designs_mine_title())
  const { saved, error, isLoading, library, isSignedIn, mutate } = useSavedDesigns()
  const [busyId, setBusyId] = useState<string | null>(null)
  const [asked, setAsked] = useState<{ kind: 'move' | 'share' | 'versions'; design: SavedDesign }>()
  const designAt = (id: string) => saved?.find((each) => each.id === id)

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
  const tellUndoable = (id: string, title: string, undo: () => Promise<unknown>) =>
    toaster.show({ title, action: { label: m.common_undo(), onAct: () => void work(id, undo) } })

  const remove = async (id: string) => {
    const design = designAt(id)
    if (library === undefined || design === undefined) return
    const undo = await library.remove(id)
    tellUndoable(id, m.designs_deleted({ name: design.name }), undo)
  }
  const move = async (id: string, product: string) => {
    const design = designAt(id)
    if (library === undefined || design === undefined) return
    const { productName, undo } = await moveToProduct(library, id, product)
    tellUndoable(id, m.designs_moved({ name: design.name, product: productName }), undo)
  }
  const ask = (kind: NonNullable<typeof asked>['kind'], id: string) => {
    const design = designAt(id)
    if (design) setAsked({ kind, design })
  }
  const close = () => setAsked(undefined)
  const buying = useFetchedSheet(loadBuySaved)
  const [boughtId, setBoughtId] = useState('')
  const buy = (id: string) => {
    setBoughtId(id)
    void buying.open()
  }
  const versions = library?.versions

  return (
    <>
      <MyDesignsScreen
        designs={saved}
        isLoading={isLoading || library === undefined}
        {...(error === undefined ? undefined : { failure: failureOf(error) })}
        onRetry={() => void mutate()}
        isSignedIn={isSignedIn}
        busyId={busyId}
        onRename={({ id, name }) => void work(id, async () => library?.rename(id, name))}
        onDuplicate={({ id }) =>
          void work(id, async () =>
            library?.duplicate(id, m.designs_copy_of({ name: designAt(id)?.name ?? '' }).slice(0, 80))
          )
        }
        onMove={({ id }) => ask('move', id)}
        onShare={({ id }) => ask('share', id)}
        onVersions={versions && (({ id }) => ask('versions', id))}
        onDelete={({ id }) => void work(id, () => remove(id))}
        onAddToCart={({ id }) => buy(id)}
      />
      {buying.Sheet && library ? (
        <buying.Sheet
          id={boughtId}
          library={library}
          onFailure={(failure) => {
            tellFailure(failure)
            buying.close()
          }}
          onClose={buying.close}
        />
      ) : null}
      {asked?.kind === 'share' ? <Share design={asked.design} isSignedIn={isSignedIn} onClose={close} /> : null}
      {asked?.kind === 'move' ? (
        <Move
          design={asked.design}
          onMove={(product) => {
            close()
            void work(asked.design.id, () => move(asked.design.id, product))
          }}
          onClose={close}
        />
      ) : null}
      {asked?.kind === 'versions' && library && versions ? (
        <Versions
          design={asked.design}
          library={library}
          versions={versions}
          onRestored={(title, undo) => {
            close()
            void refreshDesigns()
            tellUndoable(asked.design.id, title, undo)
          }}
          onClose={close}
        />
      ) : null}
    </>
  )
}
