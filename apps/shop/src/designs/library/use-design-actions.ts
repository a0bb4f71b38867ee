import { m } from '@motif/messages'
import { toaster } from '@motif/ui/components/toaster'
import { formatList } from '@motif/ui/format'
import type { SavedDesign } from '@motif/ui/screens/my-designs'
import { useState } from 'react'
import { showFailureToast } from '../../shell/show-failure-toast.ts'
import type { DesignLibrary } from './library.ts'
import { refreshDesigns } from './use-designs.ts'

interface Acting {
  saved: readonly SavedDesign[] | undefined
  library: DesignLibrary | undefined
}

const longestName = 80

/** Reading and refitting a design takes 60 kB, which the list does not need. */
const loadMoves = () => import('../moving/move-to-product.ts')

/** Actions on designs of the list. Failures and undo offers are shown as toasts. */
export function useDesignActions({ saved, library }: Acting) {
  const [busyId, setBusyId] = useState<string | null>(null)
  const designAt = (id: string) => saved?.find((each) => each.id === id)

  /** Runs an action on a design and reloads the list. */
  const work = async (id: string, act: () => Promise<unknown>) => {
    setBusyId(id)
    try {
      await act()
      await refreshDesigns()
    } catch (failure) {
      showFailureToast(failure)
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
    const { moveToProduct } = await loadMoves()
    const { productName, undo } = await moveToProduct(library, id, product)
    tellUndoable(id, m.designs_moved({ name: design.name, product: productName }), undo)
  }
  const copy = async (id: string, products: readonly string[]) => {
    const design = designAt(id)
    if (library === undefined || design === undefined) return
    const { copyToProducts } = await loadMoves()
    const { productNames, undo } = await copyToProducts(library, id, products)
    tellUndoable(id, m.designs_copied({ name: design.name, products: formatList(productNames) }), undo)
  }
  const duplicate = (id: string) =>
    library?.duplicate(id, m.designs_copy_of({ name: designAt(id)?.name ?? '' }).slice(0, longestName))

  return {
    busyId,
    onRename: ({ id, name }: { id: string; name: string }) => void work(id, async () => library?.rename(id, name)),
    onDuplicate: ({ id }: { id: string }) => void work(id, async () => duplicate(id)),
    onDelete: ({ id }: { id: string }) => void work(id, () => remove(id)),
    move: (id: string, product: string) => void work(id, () => move(id, product)),
    copy: (id: string, products: readonly string[]) => void work(id, () => copy(id, products)),
    tellRestored: (id: string, title: string, undo: () => Promise<unknown>) => {
      void refreshDesigns()
      tellUndoable(id, title, undo)
    }
  }
}
