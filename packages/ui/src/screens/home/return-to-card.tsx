import { m } from '@motif/messages'
import { ArrowDown } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../../components/button/index.ts'

const cardOf = (slug: string) => document.querySelector(`#products [data-product="${CSS.escape(slug)}"]`)

export interface ReturnToCardProps {
  /** Of the product whose card was opened last. */
  slug: string
  /** The card has been led to, or has come into view by itself. */
  onReturned: () => void
}

/**
 * Every screen begins at its top; this leads down again to the card that was opened last. It floats, so that nothing moves
 * when it comes and goes, and is there only while the card is out of view.
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
