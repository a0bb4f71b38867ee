import type { Product } from '@motif/contract'
import { m } from '@motif/messages'
import { toaster } from '@motif/ui/components/toaster'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useUser } from '../../shell/client-state.ts'
import { tellFailure } from '../../shell/tell-failure.ts'
import { drafts } from '../saving/drafts/drafts.ts'
import type { DesignContent, DesignLibrary } from '../library/library.ts'
import { lineDesignStore } from './line-design-store.ts'
import { refreshDesigns } from '../library/use-designs.ts'
import type { OpenedDesign, OpenedLine } from '../editor/use-opened-design.ts'

/** What a design on a product takes the place of. On another product than the line's it is that line alone: others are of no size of it. */
export const replacedBy = (line: OpenedLine, { slug }: Pick<Product, 'slug'>): OpenedLine =>
  line.product === slug ? line : { ...line, others: [] }

/** What is particular to designing a line of the cart anew: nothing of it is in the cart before the person says so. Undefined for every other design. */
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
    /** A design of one's own besides; the line stays what it is. */
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
        tellFailure(error)
      }
    }
  }
}
