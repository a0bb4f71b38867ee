import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { useRef, useState } from 'react'
import { Dialog } from '../../components/dialog/index.ts'
import { LoadedProducts } from '../../components/loaded-products/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import { AddAll } from './add-all.tsx'
import { CopyCard } from './copy-card.tsx'
import { isSoldOutCopy, variantOfCopy } from './copy-state.ts'
import type { AlsoOnDialogProps } from './types.ts'

const Cards = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    gap: 6
  }
})

const noSlugs: ReadonlySet<string> = new Set()

/** The design on other products, added to the cart one by one or all at once. */
export function AlsoOnDialog({
  name,
  lead = m.editor_also_on_lead(),
  copies,
  failure,
  onRetry,
  refusal,
  busy,
  all,
  onAdd,
  onAddAll,
  onClose,
  ...acts
}: AlsoOnDialogProps) {
  /** Products whose missing options are marked. */
  const [asked, setAsked] = useState(noSlugs)
  const missing = useRef(new Map<string, HTMLDivElement>())
  const offered = (copies ?? []).filter((copy) => !copy.isToBeSeen && !isSoldOutCopy(copy))
  const open = offered.filter((copy) => variantOfCopy(copy) === undefined)

  /** Marks what is missing, with focus on the first. */
  const ask = (slugs: readonly string[]) => {
    setAsked((before) => new Set([...before, ...slugs]))
    missing.current
      .get(slugs[0] ?? '')
      ?.querySelector('input')
      ?.focus()
  }
  const addAll = () => {
    if (open.length > 0) ask(open.map(({ product }) => product.slug))
    else
      onAddAll({
        copies: offered.flatMap((copy) => {
          const variant = variantOfCopy(copy)
          return variant ? [{ product: copy.product.slug, variantId: variant.id }] : []
        })
      })
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={m.editor_also_on_title({ name })}
      size="lg"
      placement="top"
      footer={
        copies && copies.length > 1 ? (
          <AddAll
            name={name}
            count={offered.length}
            open={open.filter(({ product }) => asked.has(product.slug)).map(({ product }) => product.name)}
            soldOut={copies
              .filter((copy) => !copy.isToBeSeen && isSoldOutCopy(copy))
              .map(({ product }) => product.name)}
            toBeSeen={copies.filter(({ isToBeSeen }) => isToBeSeen).map(({ product }) => product.name)}
            outcome={all}
            onAddAll={addAll}
          />
        ) : null
      }
    >
      <LoadedProducts
        products={copies}
        failure={failure}
        onRetry={onRetry}
        lead={({ length }) => (length === 0 ? m.editor_also_on_none() : lead)}
        skeleton={
          <Cards aria-busy>
            {[1, 2, 3].map((card) => (
              <li key={card}>
                <Skeleton width={{ base: '12rem', md: 'full' }} aspectRatio="4 / 5" borderRadius="panel" />
              </li>
            ))}
          </Cards>
        }
      >
        {(loaded) =>
          loaded.length === 0 ? null : (
            <Cards>
              {loaded.map((copy) => {
                const { slug } = copy.product
                return (
                  <CopyCard
                    key={slug}
                    copy={copy}
                    isBusy={busy === slug}
                    isPrimary={offered.length < 2}
                    isAsked={asked.has(slug)}
                    missingRef={(element) => {
                      if (element) missing.current.set(slug, element)
                      return () => void missing.current.delete(slug)
                    }}
                    refusal={refusal?.product === slug ? refusal.failure : undefined}
                    onAdd={() => {
                      const variant = variantOfCopy(copy)
                      if (variant) onAdd({ product: slug, variantId: variant.id })
                      else ask([slug])
                    }}
                    {...acts}
                  />
                )
              })}
            </Cards>
          )
        }
      </LoadedProducts>
    </Dialog>
  )
}
