import { chakra, Toast } from '@chakra-ui/react'
import { m } from '@motif/messages'
import * as motion from 'framer-motion/m'
import { CircleCheck, Info, OctagonAlert, TriangleAlert, X } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { Button } from '../button/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { ProductPicture } from '../picture/index.ts'
import { toastRecipe } from './recipe.ts'
import type { ToastContent } from './store.ts'

const icons = { good: CircleCheck, info: Info, warn: TriangleAlert, bad: OctagonAlert } as const

/** Dragging farther than this, in pixels, or faster, in pixels per second, dismisses the toast. */
const throwDistance = 96
const throwSpeed = 600

export interface ToastCardProps {
  content: ToastContent
  onDismiss: () => void
  /** Called if it unmounts with focus inside. */
  onFocusLost: () => void
}

/** A toast, dismissed by click or drag. */
export function ToastCard({
  content: { title, description, tone, picture, action },
  onDismiss,
  onFocusLost
}: ToastCardProps) {
  const root = useRef<HTMLDivElement>(null)
  const wasDragged = useRef(false)
  useLayoutEffect(() => {
    const card = root.current
    return () => {
      if (card?.contains(card.ownerDocument.activeElement)) onFocusLost()
    }
  }, [onFocusLost])
  const Icon = tone === undefined ? null : icons[tone]
  return (
    <Toast.Root
      ref={root}
      recipe={toastRecipe}
      onPointerDownCapture={() => {
        wasDragged.current = false
      }}
      // A cancelled drag also ends in a click, which is ignored.
      onClick={() => {
        if (!wasDragged.current) onDismiss()
      }}
    >
      <motion.div
        drag="x"
        dragSnapToOrigin
        dragElastic={1}
        onDragStart={() => {
          wasDragged.current = true
        }}
        onDragEnd={(_event, { offset, velocity }) => {
          if (Math.abs(offset.x) > throwDistance || Math.abs(velocity.x) > throwSpeed) onDismiss()
        }}
      >
        <chakra.div
          display="flex"
          alignItems="center"
          gap={3}
          padding={3}
          bg="bg.float"
          color="fg"
          borderWidth="1px"
          borderRadius="panel"
          boxShadow="float"
          userSelect="none"
        >
          {picture ? (
            <ProductPicture
              picture={picture}
              alt=""
              sizes="56px"
              width="56px"
              flexShrink={0}
              borderRadius="control"
              pointerEvents="none"
              css={{ '@media (max-width: 22em)': { display: 'none' } }}
            />
          ) : Icon ? (
            <chakra.span color={tone ?? 'fg'} flexShrink={0} marginInlineStart={1}>
              <Icon size={20} strokeWidth={1.75} aria-hidden />
            </chakra.span>
          ) : null}
          <chakra.div flex="1" minWidth={0}>
            <Toast.Title>{title}</Toast.Title>
            {description ? <Toast.Description>{description}</Toast.Description> : null}
          </chakra.div>
          {action ? (
            <Toast.ActionTrigger asChild>
              <Button size="sm">{action.label}</Button>
            </Toast.ActionTrigger>
          ) : null}
          <Toast.CloseTrigger asChild>
            <IconButton label={m.common_toast_dismiss()} icon={<X aria-hidden />} size="sm" />
          </Toast.CloseTrigger>
        </chakra.div>
      </motion.div>
    </Toast.Root>
  )
}
