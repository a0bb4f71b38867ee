import { chakra } from '@chakra-ui/react'
import { isWebVtt, videoLimits } from '@motif/contract/video-rules'
import { m } from '@motif/messages'
import { Captions, Film, ImagePlus, Trash2 } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../../../components/button/index.ts'
import { TextField } from '../../../components/field/index.ts'
import { pictureFiles, focusIfLost } from '../../../forms/index.ts'
import { Part } from '../editor-part.tsx'
import type { PartProps } from './editor-parts.tsx'
import type { VideoForm } from './product-form.ts'
import type { ProductSectionsProps } from './types.ts'
import { firstFrame, frameOf } from './video-frame.ts'

type Uploads = Pick<ProductSectionsProps, 'onUploadPhoto' | 'onUploadVideo' | 'photoUrlOf'>

interface ChooseProps {
  label: string
  accept: string
  isBusy?: boolean
  icon: ReactNode
  onFile: (file: File) => void
}

/** A button that opens a file dialog. */
function Choose({ label, accept, isBusy = false, icon, onFile }: ChooseProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button size="sm" isBusy={isBusy} onClick={() => input.current?.click()}>
        {icon}
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) onFile(file)
          currentTarget.value = ''
        }}
      />
    </>
  )
}

interface ShownVideoProps extends Pick<PartProps, 'errorOf'>, Uploads {
  video: VideoForm
  onChange: (change: Partial<VideoForm>) => void
}

/** The video with poster, description and captions. */
function ShownVideo({ video, onChange, errorOf, onUploadPhoto, photoUrlOf }: ShownVideoProps) {
  const element = useRef<HTMLVideoElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [isWrong, setIsWrong] = useState(false)
  const takePoster = async (file: File | undefined) => {
    if (!file) return
    setIsBusy(true)
    const poster = await onUploadPhoto({ file })
    setIsBusy(false)
    if (poster !== undefined) onChange({ poster })
  }
  const takeCaptions = async (file: File) => {
    const text = file.size <= videoLimits.captions ? (await file.text()).replace(/^\uFEFF/, '') : ''
    setIsWrong(!isWebVtt(text))
    if (isWebVtt(text)) onChange({ captions: text })
  }
  const posterError = errorOf('video.poster')
  const captionsError = isWrong ? m.admin_video_captions_wrong() : errorOf('video.captions')
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" gap={4} alignItems="start">
        <chakra.video
          ref={element}
          src={video.url}
          poster={video.poster === '' ? undefined : photoUrlOf({ upload: video.poster })}
          aria-label={m.product_video({ video: video.alt })}
          controls
          muted
          playsInline
          preload="metadata"
          width="min(100%, 14rem)"
          aspectRatio="4 / 5"
          objectFit="contain"
          bg="bg.raised"
          borderRadius="panel"
        />
        <chakra.div display="grid" gap={2} justifyItems="start">
          <Button
            size="sm"
            isBusy={isBusy}
            onClick={() => void (async () => element.current && takePoster(await frameOf(element.current)))()}
          >
            <Film aria-hidden />
            {m.admin_video_take_frame()}
          </Button>
          <Choose
            label={m.admin_video_choose_poster()}
            accept={pictureFiles}
            isBusy={isBusy}
            icon={<ImagePlus aria-hidden />}
            onFile={(file) => void takePoster(file)}
          />
          <chakra.span color="fg.muted">{m.admin_video_poster_hint()}</chakra.span>
          {posterError === undefined ? null : (
            <chakra.span role="alert" color="bad">
              {posterError}
            </chakra.span>
          )}
        </chakra.div>
      </chakra.div>
      <TextField
        label={m.admin_video_alt()}
        hint={m.admin_photo_alt_hint()}
        value={video.alt}
        maxLength={200}
        error={errorOf('video.alt') ?? errorOf('video.upload')}
        onChange={({ currentTarget: { value } }) => onChange({ alt: value })}
      />
      <chakra.div display="flex" flexWrap="wrap" gap={3} alignItems="center">
        <Choose
          label={m.admin_video_choose_captions()}
          accept=".vtt,text/vtt"
          icon={<Captions aria-hidden />}
          onFile={(file) => void takeCaptions(file)}
        />
        {video.captions === null ? (
          <chakra.span color="fg.muted">{m.admin_video_captions_hint()}</chakra.span>
        ) : (
          <>
            <span>{m.admin_video_has_captions()}</span>
            <Button size="sm" onClick={() => onChange({ captions: null })}>
              {m.admin_video_remove_captions()}
            </Button>
          </>
        )}
        {captionsError === undefined ? null : (
          <chakra.span role="alert" color="bad">
            {captionsError}
          </chakra.span>
        )}
      </chakra.div>
    </>
  )
}

/** A short video, shown after the photos. */
export function VideoPart({ form, onChange, errorOf, ...uploads }: PartProps & Uploads) {
  const [isBusy, setIsBusy] = useState(false)
  const [isTooLarge, setIsTooLarge] = useState(false)
  /** The one before, which may be had back. */
  const [before, setBefore] = useState<VideoForm>()
  const { video } = form
  const bring = async (file: File) => {
    setIsTooLarge(file.size > videoLimits.bytes)
    if (file.size > videoLimits.bytes) return
    setIsBusy(true)
    const brought = await uploads.onUploadVideo({ file })
    const frame = brought && (await firstFrame(brought))
    const poster = frame && (await uploads.onUploadPhoto({ file: frame }))
    setIsBusy(false)
    if (!brought) return
    setBefore(video ?? undefined)
    // Words and captions of the one before may still fit; its picture does not.
    onChange(({ video: before, name }) => ({
      video: {
        upload: brought.id,
        url: brought.url,
        poster: poster ?? '',
        alt: before?.alt ?? name,
        captions: before?.captions ?? null
      }
    }))
  }
  const choose = (
    <Choose
      label={video ? m.admin_video_replace() : m.admin_video_choose()}
      accept="video/mp4,video/webm"
      isBusy={isBusy}
      icon={<Film aria-hidden />}
      onFile={(file) => void bring(file)}
    />
  )
  return (
    <Part title={m.admin_product_video()} hint={m.admin_product_video_hint()}>
      {video ? (
        <ShownVideo
          key={video.upload}
          video={video}
          errorOf={errorOf}
          onChange={(change) => onChange((now) => ({ video: now.video && { ...now.video, ...change } }))}
          {...uploads}
        />
      ) : null}
      <chakra.div display="flex" flexWrap="wrap" gap={3} alignItems="center">
        {choose}
        {video ? (
          <Button
            size="sm"
            {...(before && { ref: focusIfLost })}
            onClick={() => {
              setBefore(video)
              onChange({ video: null })
            }}
          >
            <Trash2 aria-hidden />
            {m.admin_video_remove()}
          </Button>
        ) : (
          <chakra.span color="fg.muted">{m.admin_video_limits()}</chakra.span>
        )}
        <chakra.span aria-live="polite" display="inline-flex" gap={3} alignItems="center">
          {isBusy ? m.admin_video_uploading() : null}
          {before && before.upload !== video?.upload ? (
            <>
              {video ? m.admin_video_replaced() : m.admin_video_removed()}
              <Button size="sm" ref={focusIfLost} onClick={() => onChange({ video: before })}>
                {m.admin_undo()}
              </Button>
            </>
          ) : null}
        </chakra.span>
        {isTooLarge ? (
          <chakra.span role="alert" color="bad">
            {m.admin_video_too_large()}
          </chakra.span>
        ) : null}
      </chakra.div>
    </Part>
  )
}
