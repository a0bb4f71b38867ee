import { m } from '@motif/messages'
import { ArrowDown } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../../components/button/index.ts'

const cardOf = (slug: string) => document.querySelector(`#products [data-product="${CSS.escape(slug)}"]`)

export interface ReturnToCardProps {
  /** Slug of the last opened product. */
  slug: string
  /** The card was scrolled to or came into view. */
  onReturned: () => void
}

/**
 * A floating button that scrolls to the last opened card, since screens start at the top. Visible only while the card
 * is out of view; causes no layout shift.
 */
export function ReturnToCard({ slug, onReturned }: ReturnToCardProps) {
  const [isOutOfView, setOutOfView] = useState(false)
  const onSeen = useEffectEvent(onReturned)
  useEffect(() => {
    const card = cardOf(slug)
    if (!card) return undefined
    const observer = new IntersectionObserver(([seen]) => {
      if (seen?.isIntersecting === true) onSeen()
      else setOutOfView(true)
    })
    observer.observe(card)
    return () => observer.disconnect()
  }, [slug])
  if (!isOutOfView) return null
  return (
    <Button
      size="sm"
      position="fixed"
      bottom={4}
      left="50%"
      transform="translateX(-50%)"
      zIndex="header"
      bg="bg"
      boxShadow="float"
      whiteSpace="nowrap"
      onClick={() => {
        const card = cardOf(slug)
        card?.scrollIntoView({ block: 'center', behavior: 'instant' })
        card?.querySelector('a')?.focus({ preventScroll: true })
        onReturned()
      }}
    >
      <ArrowDown aria-hidden />
      {m.catalogue_return()}
    </Button>
  )
}
