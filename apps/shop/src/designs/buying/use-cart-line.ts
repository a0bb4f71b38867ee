import type { Product } from '@motif/contract'
import { m } from '@motif/messages'
import { toaster } from '@motif/ui/components/toaster'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useUser } from '../../shell/client-state.ts'
import { showFailureToast } from '../../shell/show-failure-toast.ts'
import { drafts } from '../saving/drafts/drafts.ts'
import type { DesignContent, DesignLibrary } from '../library/library.ts'
import { lineDesignStore } from './line-design-store.ts'
import { refreshDesigns } from '../library/use-designs.ts'
import type { OpenedDesign, OpenedLine } from '../editor/use-opened-design.ts'

/**
 * The lines that a design replaces. On another product it is only this line, since the other sizes do not exist there.
 */
export const replacedBy = (line: OpenedLine, { slug }: Pick<Product, 'slug'>): OpenedLine =>
  line.product === slug ? line : { ...line, others: [] }

/** Editing the design of a cart line: the cart changes only on confirmation. Undefined for other designs. */
export function useCartLine({ opened: { line }, library }: { opened: OpenedDesign; library: DesignLibrary }) {
  const navigate = useNavigate()
  const owner = useUser()?._id ?? null
  const [keeper] = useState(() => line && lineDesignStore(line.id, { store: drafts, owner, now: () => new Date() }))
  if (line === undefined || keeper === undefined) return undefined
  return {
    keeper,
    designId: line.designId ?? undefined,
    replaced: line,
    onReplaced: () => {
      void keeper.forget().catch(() => undefined)
      void navigate('/cart')
    },
    /** Saves a copy as a new design; the line stays unchanged. */
    saveAsNew: async (content: DesignContent) => {
      try {
        const { name } = await library.create(content)
        await refreshDesigns()
        toaster.show({
          tone: 'good',
          title: m.buying_saved_as_new({ name }),
          action: { label: m.buying_open_designs(), onAct: () => void navigate('/mydesigns') }
        })
      } catch (error) {
        showFailureToast(error)
      }
    }
  }
}
