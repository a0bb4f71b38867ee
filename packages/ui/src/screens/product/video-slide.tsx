import { chakra } from '@chakra-ui/react'
import type { Product } from '@motif/contract'
import { m } from '@motif/messages'
import { Play } from 'lucide-react'
import { useState } from 'react'
import { formatSeconds } from '../../components/countdown/format-seconds.ts'
import { Notice } from '../../components/notice/index.ts'
import { ProductPicture } from '../../components/picture/index.ts'
import { focusIfLost } from '../../forms/index.ts'
import { phoneHeight, sizesOfMany } from './gallery-sizes.ts'
import { useSwipe } from './use-swipe.ts'

interface VideoSlideProps {
  video: NonNullable<Product['video']>
  /** Opened by its thumbnail: plays at once, unless motion or data is reduced. */
  isAsked: boolean
  onTurn: (step: 1 | -1) => void
}

/** Whether reduced motion or data is preferred. */
function isCalm(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true || matchMedia('(prefers-reduced-motion: reduce)').matches
}

const frame = { width: 'full', maxHeight: phoneHeight, borderRadius: 'panel' } as const

/** Poster with play button, then the video with native controls, muted initially. */
export function VideoSlide({ video, isAsked, onTurn }: VideoSlideProps) {
  const [state, setState] = useState<'still' | 'playing' | 'failed'>(isAsked && !isCalm() ? 'playing' : 'still')
  const swipe = useSwipe(onTurn)
  const duration = formatSeconds(Math.round(video.seconds))
  if (state === 'playing')
    return (
      <chakra.video
        {...frame}
        display="block"
        aspectRatio="4 / 5"
        objectFit="contain"
        bg="bg.raised"
        aria-label={m.product_video({ video: video.alt })}
        src={video.url}
        poster={`${video.poster.url}-${video.poster.widths.at(-1)}.webp`}
        controls
        autoPlay
        muted
        playsInline
        // The pressed button is gone: focus moves here.
        ref={focusIfLost}
        // The video's own keys seek.
        onKeyDown={(event) => event.stopPropagation()}
        onError={() => setState('failed')}
        _focusVisible={{ outlineOffset: '-2px' }}
      >
        {video.captions === undefined ? null : (
          <track kind="captions" src={video.captions} label={m.product_video_captions()} default />
        )}
      </chakra.video>
    )
  return (
    <>
      <chakra.button
        type="button"
        display="block"
        width="full"
        borderRadius="panel"
        touchAction="pan-y pinch-zoom"
        aria-label={m.product_video_play({ video: video.alt, duration })}
        {...swipe}
        onClick={() => setState('playing')}
      >
        <ProductPicture picture={video.poster} alt="" sizes={sizesOfMany} {...frame} />
        <chakra.span
          aria-hidden
          position="absolute"
          inset={0}
          margin="auto"
          boxSize="72px"
          display="grid"
          placeItems="center"
          bg="bg.float"
          color="fg"
          borderRadius="full"
        >
          <Play size={32} fill="currentColor" />
        </chakra.span>
        <chakra.span
          aria-hidden
          position="absolute"
          bottom={3}
          insetInlineStart={3}
          minHeight="40px"
          display="inline-flex"
          alignItems="center"
          paddingInline={4}
          bg="bg.float"
          color="fg"
          borderRadius="full"
          textStyle="figure"
        >
          {duration}
        </chakra.span>
      </chakra.button>
      {state === 'failed' ? (
        <chakra.div position="absolute" insetInline={3} top={3}>
          <Notice tone="bad">
            {m.product_video_failed()} <a href={video.url}>{m.product_video_open()}</a>
          </Notice>
        </chakra.div>
      ) : null}
    </>
  )
}
