import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import * as motion from 'framer-motion/m'
import { CircleCheck, Info, OctagonAlert, TriangleAlert, X } from 'lucide-react'
import { type Ref, useRef } from 'react'
import { Button } from '../button/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { ProductPicture } from '../picture/index.ts'
import type { Toast, Toaster } from './store.ts'

const icons = { good: CircleCheck, info: Info, warn: TriangleAlert, bad: OctagonAlert } as const

/** Past this many pixels, or faster than this many a second, a drag throws the message away. */
const throwDistance = 96
const throwSpeed = 600

export interface ToastCardProps {
  toast: Toast
  toaster: Toaster
  /** Whether anything moves it from where it begins. */
  isMoved: boolean
  ref?: Ref<HTMLLIElement>
}

/** One message: it waits while pointed at or focused, and goes when clicked or dragged aside. */
export function ToastCard({ toast, toaster, isMoved, ref }: ToastCardProps) {
  const wasDragged = useRef(false)
  const dismiss = () => toaster.dismiss(toast.id)
  const Icon = toast.tone === undefined ? null : icons[toast.tone]
  return (
    <motion.li
      ref={ref ?? null}
      layout
      drag="x"
      dragSnapToOrigin
      dragElastic={1}
      initial={isMoved && { opacity: 0, y: -12 }}
      animate={{ opacity: 1, y: 0 }}
      exit={{ opacity: 0, scale: 0.97 }}
      style={{ pointerEvents: 'auto', cursor: 'pointer' }}
      onPointerDownCapture={() => {
        wasDragged.current = false
      }}
      onDragStart={() => {
        wasDragged.current = true
      }}
      onDragEnd={(_event, { offset, velocity }) => {
        if (Math.abs(offset.x) > throwDistance || Math.abs(velocity.x) > throwSpeed) dismiss()
      }}
      // A drag that came back ends in a click as well; that one does not count.
      onClick={() => {
        if (!wasDragged.current) dismiss()
      }}
      onPointerEnter={() => toaster.pause(toast.id)}
      onPointerLeave={() => toaster.resume(toast.id)}
      onFocus={() => toaster.pause(toast.id)}
      onBlur={() => toaster.resume(toast.id)}
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
        {toast.picture ? (
          <ProductPicture
            picture={toast.picture}
            alt=""
            sizes="56px"
            width="56px"
            flexShrink={0}
            borderRadius="control"
            pointerEvents="none"
            css={{ '@media (max-width: 22em)': { display: 'none' } }}
          />
        ) : Icon ? (
          <chakra.span color={toast.tone ?? 'fg'} flexShrink={0} marginInlineStart={1}>
            <Icon size={20} strokeWidth={1.75} aria-hidden />
          </chakra.span>
        ) : null}
        <chakra.div flex="1" minWidth={0}>
          <chakra.p key={toast.times} fontWeight="semibold" lineHeight="snug">
            {toast.title}
          </chakra.p>
          {toast.description ? (
            <chakra.p textStyle="small" color="fg.muted" marginTop={0.5} lineClamp={3}>
              {toast.description}
            </chakra.p>
          ) : null}
        </chakra.div>
        {toast.action ? (
          <Button
            size="sm"
            onClick={(event) => {
              event.stopPropagation()
              toast.action?.onAct()
              dismiss()
            }}
          >
            {toast.action.label}
          </Button>
        ) : null}
        <IconButton label={m.common_toast_dismiss()} icon={<X aria-hidden />} size="sm" onClick={dismiss} />
      </chakra.div>
    </motion.li>
  )
}
